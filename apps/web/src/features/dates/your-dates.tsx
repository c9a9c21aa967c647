import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { type ReactNode, useDeferredValue } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { Button } from '../../ui/button.tsx';
import { SunDial } from '../../ui/engraving/sun-dial.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { capitalised } from '../../lib/format/capitalised.ts';
import { numberWord } from '../../lib/format/number-word.ts';
import { CalendarLink } from './calendar-link.tsx';
import { copy } from './copy.ts';
import { DateList } from './date-list.tsx';
import { DateListSkeleton } from './date-list-skeleton.tsx';
import { useDates } from './use-dates.ts';

interface YourDatesProps {
  userId: string;
  name: string | null;
}

/** The next eight weeks of a chart: what comes when, and how to have it in a calendar. */
export function YourDates({ userId, name }: YourDatesProps) {
  const { data, isPending, refetch } = useDates(userId);
  const count = data?.dates.length ?? 0;
  return (
    <div className={COLUMNS}>
      <PageTitle
        label={copy.label}
        lead={count > 0 ? copy.lead(copy.count(capitalised(numberWord(count)), count)) : undefined}
      >
        {copy.title(name)}
      </PageTitle>
      <div className={LIST}>
        {isPending && <DateListSkeleton />}
        {!isPending && data === undefined && <NotLoaded onRetry={() => void refetch()} />}
        {data && <Found found={data} />}
      </div>
      {count > 0 && (
        <div className="max-lg:mt-9 lg:max-w-88 lg:sticky lg:top-24 lg:self-start">
          <WithLaterDates>
            <CalendarLink userId={userId} />
          </WithLaterDates>
        </div>
      )}
    </div>
  );
}

/** The same page before it is known whose dates these are, under a title that fits everybody. */
export const DatesToCome = ({ children }: { children: string }) => (
  <div className={COLUMNS}>
    <PageTitle label={copy.label}>{children}</PageTitle>
    <div className={LIST}>
      <DateListSkeleton />
    </div>
  </div>
);

const COLUMNS =
  'grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,40rem)] lg:grid-rows-[auto_1fr]';
const LIST = 'lg:col-start-2 lg:row-span-2 lg:row-start-1';

/** Comes together with the dates that are drawn after the first ones: below them, it would be pushed away. */
const WithLaterDates = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) ? children : null;

function Found({ found }: { found: NonNullable<OutputOf<Calls['getDates']>> }) {
  if (found.dates.length === 0) {
    return (
      <EmptyState engraving={<SunDial className="w-full" />} title={copy.quiet}>
        {copy.quietWhy}
      </EmptyState>
    );
  }
  return (
    <>
      {!found.hasBirthTime && (
        <p className="mb-8 text-small text-paper-dim">
          {copy.noBirthTime}{' '}
          <Link to={paths.profileSetup} className="text-link">
            {copy.addBirthTime}
          </Link>
        </p>
      )}
      <DateList dates={found.dates} />
    </>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="problem">
      <p>{copy.notLoaded}</p>
      <Button variant="text" onClick={onRetry}>
        {copy.tryAgain}
      </Button>
    </Notice>
  );
}
