import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { FactGlyphs } from './fact-glyphs.tsx';
import type { Note } from './noted-text.ts';

interface ReadingNotesProps {
  notes: readonly Note[];
  label: string;
  lit: readonly number[];
  onPoint: (numbers: readonly number[]) => void;
  onOpen: (numbers: readonly number[], opener: HTMLElement) => void;
}

/** The footnotes: in the margin where there is one, else under the text. */
export function ReadingNotes({ notes, label, lit, onPoint, onOpen }: ReadingNotesProps) {
  const id = useId();
  return (
    <div className="border-line text-small text-paper-dim max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-6">
      <h3 id={id} className="label mb-4 font-sans">
        {label}
      </h3>
      <ol aria-labelledby={id} className="space-y-2">
        {notes.map((note) => (
          <li key={note.number}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => onOpen([note.number], currentTarget)}
              onMouseEnter={() => onPoint([note.number])}
              onMouseLeave={() => onPoint([])}
              onFocus={() => onPoint([note.number])}
              onBlur={() => onPoint([])}
              className={classNames(
                'flex min-h-11 w-full gap-3 py-1 text-left transition-colors hover:text-paper',
                lit.includes(note.number) && 'text-paper',
              )}
            >
              <span className="w-3 shrink-0 font-medium text-brass tabular-nums">
                {note.number}
              </span>
              <span>
                {note.view !== null && <FactGlyphs view={note.view} />}
                {note.words}
                {note.detail !== undefined && <span className="block">{note.detail}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
