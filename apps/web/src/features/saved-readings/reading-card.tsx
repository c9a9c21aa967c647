import type { SavedReading } from '@palm/contract/entities';
import { DATE_LOCALE } from '@palm/contract/limits';
import { typographic } from '@palm/contract/typographic';
import type { ReactNode } from 'react';
import { smallHalfDay } from '../../lib/format/small-half-day.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { KeptHand } from '../../ui/engraving/hand/kept-hand.tsx';
import { PalmDrawing } from '../../ui/engraving/hand/palm-drawing.tsx';
import { ReadingBody } from './reading-body.tsx';
import { type SavedHand, savedHandOf, savedTextOf, savedTitleOf } from './saved-result.ts';
import { useDeleteReading } from './use-saved-readings.ts';
import { copy } from './copy.ts';

interface ReadingCardProps {
  reading: SavedReading;
  number: number;
  onDeleted: () => void;
  /** A way to share it, named after its title. */
  share: (reading: SavedReading, title: string) => ReactNode;
}

const dateWords = (timestamp: string): string =>
  smallHalfDay(
    new Date(timestamp).toLocaleString(DATE_LOCALE, { dateStyle: 'long', timeStyle: 'short' }),
  );

export function ReadingCard({ reading, number, onDeleted, share }: ReadingCardProps) {
  const title = copy.readingCard.palmReading(number);
  const found = savedTitleOf(reading.analysis_result);
  return (
    <article
      aria-labelledby={`reading-${reading.id}`}
      className="rounded-print border border-line bg-raised p-5 md:p-8"
    >
      <header className="flex flex-col justify-between gap-x-4 md:flex-row md:items-start">
        <div>
          <h2 id={`reading-${reading.id}`} className="text-title-sm">
            {title}
          </h2>
          {found !== null && (
            <p className="mt-1 font-serif text-lead text-balance">{typographic(found)}</p>
          )}
          <p className="mt-1 text-small text-paper-dim">
            <time dateTime={reading.created_at}>{dateWords(reading.created_at)}</time>
          </p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-x-5 md:justify-end">
          {share(reading, title)}
          <DeleteButton id={reading.id} title={title} onDeleted={onDeleted} />
        </div>
      </header>
      <div className="mt-5 flex flex-col gap-x-8 gap-y-5 md:flex-row">
        <SavedDrawing hand={savedHandOf(reading.analysis_result)} />
        <ReadingBody title={title} text={savedTextOf(reading.analysis_result)} />
      </div>
    </article>
  );
}

/** The engraved hand; of an older reading only its lines are left. */
function SavedDrawing({ hand: { lines, joints } }: { hand: SavedHand }) {
  if (lines.length === 0) return null;
  const label = copy.readingCard.yourLinesInThisReading(lines.map(({ name }) => name).join(', '));
  return joints === null ? (
    <PalmDrawing
      lines={lines}
      label={label}
      className="h-28 w-28 shrink-0 text-brass md:size-40 lg:size-32"
    />
  ) : (
    <KeptHand
      joints={joints}
      lines={lines}
      label={label}
      className="h-56 shrink-0 self-center md:h-60 md:self-start"
    />
  );
}

interface DeleteButtonProps {
  id: string;
  title: string;
  onDeleted: () => void;
}

function DeleteButton({ id, title, onDeleted }: DeleteButtonProps) {
  const { mutate: remove, isPending } = useDeleteReading(onDeleted);
  return (
    <ConfirmDialog
      trigger={
        <Button variant="text" isBusy={isPending} aria-label={copy.readingCard.deleteLabel(title)}>
          {copy.readingCard.deleteLabel2}
        </Button>
      }
      title={copy.readingCard.deleteLabel3(title)}
      confirmLabel={copy.readingCard.deleteLabel2}
      onConfirm={() => remove(id)}
    >
      {copy.readingCard.readingIsDeletedForGood}
    </ConfirmDialog>
  );
}
