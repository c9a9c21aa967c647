import { FactGlyphs } from '../../../ui/reading/fact-glyphs.tsx';
import type { Note } from '../../../ui/reading/noted-text.ts';
import { copy } from '../copy.ts';

interface ReceiptChipsProps {
  notes: readonly Note[];
  onOpen: (numbers: readonly number[], opener: HTMLElement) => void;
}

/** The facts of an answer, each with its number, its glyphs and plain words. Pressing one shows its figures. */
export function ReceiptChips({ notes, onOpen }: ReceiptChipsProps) {
  return (
    <ul aria-label={copy.answerText.whatThisRestsOn} className="mt-3.5 flex flex-wrap gap-2.5">
      {notes.map(({ number, words, view }) => (
        <li key={number} className="max-w-full">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => onOpen([number], currentTarget)}
            className="inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-print border border-edge px-3 py-1.5 text-left text-small leading-snug hover:border-brass"
          >
            <span className="font-medium text-brass">{number}</span>
            {view !== null && (
              <span className="shrink-0 *:mb-0">
                <FactGlyphs view={view} />
              </span>
            )}
            <span className="min-w-0 break-words">{words}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
