import type { SavedReading } from '@palm/contract/entities';
import { DATE_LOCALE, SAVED_READING_BOX_REM } from '@palm/contract/limits';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { PalmDrawing } from '../../ui/engraving/palm-drawing.tsx';
import { savedLinesOf, savedTextOf } from './saved-result.ts';
import { useDeleteReading } from './use-saved-readings.ts';

interface ReadingCardProps {
  reading: SavedReading;
  number: number;
  onDeleted: () => void;
}

const dateWords = (timestamp: string): string =>
  new Date(timestamp).toLocaleString(DATE_LOCALE, { dateStyle: 'long', timeStyle: 'short' });

export function ReadingCard({ reading, number, onDeleted }: ReadingCardProps) {
  const title = `Palm Reading #${number}`;
  const lines = savedLinesOf(reading.analysis_result);
  return (
    <article
      aria-labelledby={`reading-${reading.id}`}
      className="rounded-print border border-line bg-raised p-5 md:p-8"
    >
      <header className="flex items-start justify-between gap-4">
        <div>
          <h2 id={`reading-${reading.id}`} className="text-title-sm">
            {title}
          </h2>
          <p className="mt-1 text-small text-paper-dim">
            <time dateTime={reading.created_at}>{dateWords(reading.created_at)}</time>
          </p>
        </div>
        <DeleteButton id={reading.id} title={title} onDeleted={onDeleted} />
      </header>
      <div className="mt-5 flex flex-col gap-x-8 gap-y-5 md:flex-row">
        {lines.length > 0 && (
          <PalmDrawing
            lines={lines}
            label={`Your lines in this reading: ${lines.map(({ name }) => name).join(', ')}`}
            className="h-28 w-28 shrink-0 text-brass md:size-40 lg:size-32"
          />
        )}
        <ReadingBody title={title} text={savedTextOf(reading.analysis_result)} />
      </div>
    </article>
  );
}

/** Scrolls beyond its height; the focus lets keys scroll it too. */
function ReadingBody({ title, text }: { title: string; text: string }) {
  return (
    <section
      aria-label={`Text of ${title}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else only a pointer could scroll it
      tabIndex={0}
      style={{ maxHeight: `${SAVED_READING_BOX_REM}rem` }}
      className="reading min-w-0 max-w-(--measure) overflow-y-auto more-below pr-4 text-body whitespace-pre-line"
    >
      {text}
    </section>
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
        <Button variant="text" isBusy={isPending} aria-label={`Delete ${title}`}>
          Delete
        </Button>
      }
      title={`Delete ${title}?`}
      confirmLabel="Delete"
      onConfirm={() => remove(id)}
    >
      The reading is deleted for good. You don’t get the scan back.
    </ConfirmDialog>
  );
}
