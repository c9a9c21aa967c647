import { useState } from 'react';
import { useSession } from '../features/accounts/session/accounts-context.ts';
import { useProfile } from '../features/accounts/session/use-profile.ts';
import { SkyForm } from '../features/birth/sky-form.tsx';
import { useCarryOver } from '../features/birth/use-carry-over.ts';
import { RevealWheel } from '../features/chart/wheel/reveal-wheel.tsx';
import { birthWords } from '../features/reveal/birth-words.ts';
import { copy as words } from '../features/reveal/copy.ts';
import { NotDrawn } from '../features/reveal/not-drawn.tsx';
import { RevealSheet } from '../features/reveal/reveal-sheet.tsx';
import { RevealWaiting } from '../features/reveal/reveal-waiting.tsx';
import { TodayOpening } from '../features/reveal/today-opening.tsx';
import { useOwnReveal, usePreview } from '../features/reveal/use-reveal.ts';
import { useIsOffline } from '../lib/api/reachability.ts';
import { paths, SIGN_UP } from '../lib/navigation/paths.ts';
import { OPENS_TODAYS_PAGE } from '../lib/navigation/link-state.ts';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { forgetKeptBirth, type KeptBirth } from '../lib/user/kept-birth.ts';
import { useKeptBirth } from '../lib/user/use-kept-birth.ts';
import { wasSignedInHere } from '../lib/user/viewer.ts';
import { Button } from '../ui/button.tsx';
import { SmallEmptyWheel } from '../ui/engraving/empty-wheel.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { useArrivalFocus } from '../ui/use-arrival-focus.ts';
import { copy } from './copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.yourSky.title,
    description: copy.yourSky.description,
    keywords: ['birth chart', 'sun sign', 'moon sign', 'rising sign'],
    canonical: paths.yourSky,
    isPrivate: true,
  });

/** A chart as it is first seen: a visitor's from what they typed, a user's from their profile. */
export default function YourSky() {
  const session = useSession();
  const kept = useKeptBirth();
  const isOffline = useIsOffline();
  if (session.status === 'user') return <OwnSky userId={session.session.user.id} />;
  if (kept === undefined) return <RevealWaiting />;
  const mayBeUser = session.status === 'unknown' && wasSignedInHere() && !isOffline;
  if (mayBeUser) return <RevealWaiting />;
  return <VisitorSky kept={kept} />;
}

function VisitorSky({ kept }: { kept: KeptBirth | null }) {
  const [isEditing, setEditing] = useState(false);
  if (kept === null || isEditing) {
    return <AskForBirth kept={kept} onKept={() => setEditing(false)} />;
  }
  return <Preview birth={kept} onEdit={() => setEditing(true)} />;
}

function AskForBirth({ kept, onKept }: { kept: KeptBirth | null; onKept: () => void }) {
  const title = useArrivalFocus<HTMLHeadingElement>({ isWanted: kept !== null });
  return (
    <div className="page max-w-md py-8 md:py-14">
      <PageTitle ref={title} lead={copy.yourSky.askLead}>
        {copy.yourSky.askTitle}
      </PageTitle>
      <SkyForm kept={kept} onKept={onKept} />
    </div>
  );
}

function Preview({ birth, onEdit }: { birth: KeptBirth; onEdit: () => void }) {
  const { data, error, isPending, refetch } = usePreview(birth);
  if (isPending) return <RevealWaiting />;
  const otherDate = (
    <Button variant="text" onClick={forgetKeptBirth}>
      {words.otherDate}
    </Button>
  );
  if (data === undefined) {
    return (
      <NotDrawn error={error} onRetry={() => void refetch()}>
        {otherDate}
      </NotDrawn>
    );
  }
  return (
    <RevealSheet
      reveal={data}
      label={words.preview}
      name={null}
      birth={birthWords(birth)}
      wheel={<RevealWheel chart={data.chart} label={words.wheel} />}
      addTime={
        <Button variant="text" onClick={onEdit}>
          {words.addTimeAndCity}
        </Button>
      }
    >
      <TodayOpening today={data.today} />
      <LinkButton to={SIGN_UP} className="w-full">
        {words.keepMyChart}
      </LinkButton>
      <p className="mt-3 text-small text-paper-dim">{words.keepWhy}</p>
      <p className="mt-5 text-small text-paper-dim">{words.onlyHere}</p>
      {otherDate}
    </RevealSheet>
  );
}

function OwnSky({ userId }: { userId: string }) {
  const isCarrying = useCarryOver(userId);
  const profile = useProfile();
  const { data, error, isPending, refetch } = useOwnReveal(!isCarrying);
  if (isPending || profile.isPending) return <RevealWaiting />;
  if (data === undefined) return <NotDrawn error={error} onRetry={() => void refetch()} />;
  if (data === null || !profile.data) return <NoBirthDate />;
  return (
    <RevealSheet
      reveal={data}
      label={words.saved}
      name={profile.data.birth_name?.split(' ')[0] ?? null}
      birth={birthWords(profile.data)}
      wheel={<RevealWheel chart={data.chart} label={words.wheel} />}
      addTime={
        <LinkButton variant="text" to={paths.profileSetup}>
          {words.addTimeAndCity}
        </LinkButton>
      }
    >
      <div className="flex flex-col items-center gap-3 pt-4">
        <LinkButton to={paths.dailyReadings} state={OPENS_TODAYS_PAGE} className="w-full">
          {words.readToday}
        </LinkButton>
        <LinkButton variant="text" to={paths.palm}>
          {words.readPalm}
        </LinkButton>
      </div>
    </RevealSheet>
  );
}

function NoBirthDate() {
  return (
    <div className="page py-8 md:py-14">
      <PageTitle>{copy.yourSky.title}</PageTitle>
      <EmptyState
        engraving={<SmallEmptyWheel />}
        title={copy.yourSky.emptyTitle}
        action={<LinkButton to={paths.profileSetup}>{copy.yourSky.addBirthDetails}</LinkButton>}
      >
        {copy.yourSky.emptyLead}
      </EmptyState>
    </div>
  );
}
