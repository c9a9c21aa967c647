import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { FactGlyphs } from './fact-glyphs.tsx';
import type { Note } from './noted-text.ts';
import { useLevelNotes } from './use-level-notes.ts';

interface ReadingNotesProps {
  notes: readonly Note[];
  label: string;
  lit: readonly number[];
  onPoint: (numbers: readonly number[]) => void;
  onOpen: (numbers: readonly number[], opener: HTMLElement) => void;
}

/** The footnotes: in the margin, level with their numerals, where there is one; else under the text. */
export function ReadingNotes({ notes, label, lit, onPoint, onOpen }: ReadingNotesProps) {
  const id = useId();
  const { list, level } = useLevelNotes('(width >= 1024px)');
  return (
    <div className="border-line text-small text-paper-dim [grid-area:notes] max-lg:mt-8 max-lg:border-t max-lg:pt-6 lg:border-l">
      {/* No heading: the text of a public page comes later than its headings, which search engines read. */}
      <p id={id} className="label mb-4 font-sans lg:sr-only">
        {label}
      </p>
      <ol
        ref={list}
        aria-labelledby={id}
        style={level === null ? undefined : { minHeight: level.height }}
        className={classNames('relative', level === null && 'space-y-2')}
      >
        {notes.map((note, place) => (
          <li
            key={note.number}
            value={note.number}
            style={level === null ? undefined : { top: level.tops[place] }}
            className={classNames('list-none', level !== null && 'absolute inset-x-0')}
          >
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => onOpen([note.number], currentTarget)}
              onMouseEnter={() => onPoint([note.number])}
              onMouseLeave={() => onPoint([])}
              onFocus={() => onPoint([note.number])}
              onBlur={() => onPoint([])}
              className={classNames(
                'relative flex min-h-11 w-full gap-3 py-1 text-left transition-colors hover:text-paper lg:pl-6',
                lit.includes(note.number) && 'text-paper',
              )}
            >
              {/* In the margin the numeral stands on the rule. */}
              <span className="w-3 shrink-0 font-medium text-brass tabular-nums lg:absolute lg:top-0.5 lg:-left-2 lg:w-4 lg:bg-ground lg:py-0.5 lg:text-center">
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
