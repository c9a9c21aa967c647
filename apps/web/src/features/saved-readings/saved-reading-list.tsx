import type { SavedReading } from '@palm/contract/entities';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { HandOutline } from '../../ui/engraving/hand/hand-outline.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ReadingCard } from './reading-card.tsx';
import { SavedReadingsSkeleton } from './saved-readings-skeleton.tsx';
import { useSavedReadings } from './use-saved-readings.ts';
import { copy } from './copy.ts';

interface SavedReadingListProps extends Pick<ComponentProps<typeof ReadingCard>, 'share'> {
  userId: string;
  /** What stands below the list, once it is there. */
  children: ReactNode;
}

export function SavedReadingList({ userId, share, children }: SavedReadingListProps) {
  const { data, isPending, refetch } = useSavedReadings(userId);
  if (isPending) return <SavedReadingsSkeleton />;
  if (data === undefined) return <NotLoaded onRetry={() => void refetch()} />;
  return (
    <>
      <Listed readings={data.readings} share={share} />
      {children}
    </>
  );
}

interface ListedProps extends Pick<SavedReadingListProps, 'share'> {
  readings: readonly SavedReading[];
}

function Listed({ readings, share }: ListedProps) {
  const count = readings.length;
  const top = useRef<HTMLDivElement>(null);
  // The focused button disappears with the card.
  const focusTop = () => top.current?.focus();
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {count === 0 ? (
        <NothingSaved />
      ) : (
        <>
          <p className="mb-6 text-lead text-paper-dim">
            {copy.savedReadingList.youHaveSaved(count)}
          </p>
          <div className={classNames('grid gap-6', count > 1 && 'lg:grid-cols-2')}>
            {readings.map((reading, index) => (
              <ReadingCard
                key={reading.id}
                reading={reading}
                number={count - index}
                onDeleted={focusTop}
                share={share}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function NothingSaved() {
  return (
    <EmptyState
      engraving={<HandOutline className="w-full" weight={1.2} />}
      title={copy.savedReadingList.noSavedReadingsYet}
      action={<LinkButton to={paths.palm}>{copy.savedReadingList.getYourFirstReading}</LinkButton>}
    >
      {copy.savedReadingList.palmReadingsYouSaveAppear}
    </EmptyState>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="problem">
      <p>{copy.savedReadingList.weCouldntLoadYourSaved}</p>
      <Button variant="text" onClick={onRetry}>
        {copy.savedReadingList.tryAgain}
      </Button>
    </Notice>
  );
}
