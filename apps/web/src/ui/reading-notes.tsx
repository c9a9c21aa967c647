import { classNames } from './class-names.ts';
import { NoteNumeral } from './note-numeral.tsx';
import type { Note } from './noted-text.ts';

interface ReadingNotesProps {
  id: string;
  notes: readonly Note[];
  label: string;
  lit: readonly number[];
  onPoint: (numbers: readonly number[]) => void;
}

/** The footnotes: in the margin where there is one, else under the text. */
export function ReadingNotes({ id, notes, label, lit, onPoint }: ReadingNotesProps) {
  return (
    <div className="border-line text-small text-paper-dim max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-6">
      <h3 id={`${id}-notes`} className="label mb-4 font-sans">
        {label}
      </h3>
      <ol aria-labelledby={`${id}-notes`} className="space-y-4">
        {notes.map((note) => (
          <li key={note.number}>
            <div
              id={`${id}-note-${note.number}`}
              tabIndex={-1}
              onMouseEnter={() => onPoint([note.number])}
              onMouseLeave={() => onPoint([])}
              onFocus={() => onPoint([note.number])}
              onBlur={() => onPoint([])}
              className={classNames(
                'flex gap-3 transition-colors',
                lit.includes(note.number) && 'text-paper',
              )}
            >
              <span className="w-3 shrink-0 tabular-nums">
                <NoteNumeral
                  number={note.number}
                  target={`${id}-at-${note.number}`}
                  label={`Back to the sentence of note ${note.number}`}
                />
              </span>
              <span>
                {note.words}
                {note.detail !== undefined && <span className="block">{note.detail}</span>}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
