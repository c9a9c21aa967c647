import type { HistoryPage } from '@palm/contract/history';
import { HISTORY_DAYS } from '@palm/contract/limits';
import type { ReactNode } from 'react';
import { monthDay } from '../../lib/format/calendar-words.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { SmallEmptyWheel } from '../../ui/engraving/empty-wheel.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TextSkeleton } from '../../ui/feedback/text-skeleton.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NoteField } from './note-field.tsx';
import { useHistoryPage } from '../../lib/api/history-page.ts';
import { copy } from './copy.ts';

interface OpenedPageProps {
  id: string;
  /** Shows the page as it was. */
  children: (page: HistoryPage) => ReactNode;
  /** What stands below its note. */
  under: (page: HistoryPage) => ReactNode;
}

/** One page of the history with its note. */
export function OpenedPage({ id, children, under }: OpenedPageProps) {
  const { data: page, isPending } = useHistoryPage(id);
  if (isPending)
    return (
      <div className="mx-auto max-w-(--measure)">
        <output className="sr-only">{copy.page.loading}</output>
        <TextSkeleton />
      </div>
    );
  if (page === undefined) return <Gone />;
  return (
    <>
      {children(page)}
      <div className="reading-columns mt-12">
        <section className="border-line [grid-area:text] xl:border-t xl:pt-8">
          <NoteField key={page.id} page={page} />
          <p className="mt-3 text-small text-paper-dim">{stayWords(page)}</p>
          <LinkButton to={paths.history} variant="text" className="mt-6">
            {copy.page.back}
          </LinkButton>
        </section>
      </div>
      {under(page)}
    </>
  );
}

export const Gone = () => (
  <EmptyState
    engraving={<SmallEmptyWheel />}
    title={copy.page.gone}
    action={<LinkButton to={paths.history}>{copy.page.back}</LinkButton>}
  >
    {copy.page.goneAbout}
  </EmptyState>
);

function stayWords({ date, isKept, note }: HistoryPage): string {
  if (isKept || note !== '') return copy.page.stays;
  const end = Date.parse(date) + HISTORY_DAYS * 24 * 60 * 60 * 1000;
  return copy.page.staysUntil(`${monthDay(end, 'UTC')}, ${new Date(end).getUTCFullYear()}`);
}
