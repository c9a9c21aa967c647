import type { HistoryDay, HistoryKind } from '@palm/contract/history';
import type { ReactNode } from 'react';
import { fullDay } from '../../lib/format/calendar-words.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Button } from '../../ui/button.tsx';
import { SmallEmptyWheel } from '../../ui/engraving/empty-wheel.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ChatEntry, PageEntry } from './history-entry.tsx';
import { HistoryFilter } from './history-filter.tsx';
import { HistorySkeleton } from './history-skeleton.tsx';
import { useHistory } from './use-history.ts';
import { copy } from './copy.ts';

interface HistoryListProps {
  kind: HistoryKind | null;
  /** The name of a reading, as 'daily:love-forecast', in words. */
  labelOf: (reading: string, person: string | null) => string;
  /** What stands below the list, once it is there. */
  children: ReactNode;
}

/** Everything that was read and asked, by day. */
export function HistoryList({ kind, labelOf, children }: HistoryListProps) {
  const { data, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useHistory(kind);
  const days = data?.pages.flatMap((page) => page.days) ?? [];
  return (
    <>
      <HistoryFilter kind={kind} />
      {isPending && <HistorySkeleton />}
      {!isPending && data === undefined && <NotLoaded onRetry={() => void refetch()} />}
      {data && days.length === 0 && <Nothing isAll={kind === null} />}
      <div className="space-y-11">
        {days.map((day) => (
          <Day key={day.date} day={day} labelOf={labelOf} />
        ))}
      </div>
      {hasNextPage && (
        <Button
          variant="quiet"
          className="mt-10"
          isBusy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {copy.list.earlier}
        </Button>
      )}
      {!isPending && children}
    </>
  );
}

function Day({ day: { date, pages, chat }, labelOf }: DayProps) {
  return (
    <section>
      <h2 className="border-b-3 border-double border-edge pb-2 text-title-sm italic">
        <time dateTime={date}>{fullDay(Date.parse(date), 'UTC')}</time>
      </h2>
      <ul>
        {chat && <ChatEntry date={date} chat={chat} />}
        {pages.map((entry) => (
          <PageEntry key={entry.id} entry={entry} label={labelOf(entry.reading, entry.person)} />
        ))}
      </ul>
    </section>
  );
}

interface DayProps extends Pick<HistoryListProps, 'labelOf'> {
  day: HistoryDay;
}

function Nothing({ isAll }: { isAll: boolean }) {
  return (
    <EmptyState
      engraving={<SmallEmptyWheel />}
      title={copy.list.emptyTitle}
      action={<LinkButton to={paths.dailyReadings}>{copy.list.readToday}</LinkButton>}
    >
      {isAll ? copy.list.empty : copy.list.emptyKind}
    </EmptyState>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="problem">
      <p>{copy.list.failed}</p>
      <Button variant="text" onClick={onRetry}>
        {copy.list.tryAgain}
      </Button>
    </Notice>
  );
}
