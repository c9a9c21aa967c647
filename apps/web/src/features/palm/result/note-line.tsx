import { classNames } from '../../../ui/class-names.ts';
import { type Pointing, highlights } from './use-highlight.ts';
import type { Note } from './receipts.ts';
import { copy } from '../copy.ts';
import { Evidence } from './evidence.tsx';

interface NoteLineProps {
  note: Note;
  pointing: Pointing;
  /** Where it stands level with its numeral; null where the notes follow each other. */
  top: number | null;
}

export function NoteLine({ note: { number, finding }, pointing, top }: NoteLineProps) {
  const { note, line } = pointing;
  const isLit = note === number || (note === null && line !== null && finding.line === line);
  return (
    <li
      id={`note-${number}`}
      value={number}
      style={top === null ? undefined : { top }}
      {...highlights(pointing, { line: finding.line, note: number })}
      className={classNames(
        'grid grid-cols-[1.75rem_1fr]',
        top === null ? 'border-b border-line pb-2 last:border-b-0' : 'absolute inset-x-0',
        isLit ? 'text-brass-bright' : 'text-paper',
      )}
    >
      <a
        href={`#mark-${number}`}
        aria-label={copy.footnotes.backToNoteInText(number)}
        className={classNames(
          'mr-2 self-start text-center',
          isLit ? 'bg-brass text-on-brass' : 'text-brass-bright',
        )}
      >
        {number}
      </a>
      <Evidence finding={finding} />
    </li>
  );
}
