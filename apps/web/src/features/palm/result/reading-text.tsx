import { typographic } from '@palm/contract/typographic';
import { classNames } from '../../../ui/class-names.ts';
import { type DrawnLine } from '@palm/palmistry/drawing/line-path';
import { PalmDrawing } from '../../../ui/engraving/hand/palm-drawing.tsx';
import { lineLabels } from '../palm-words.ts';
import { type Pointing, highlights } from './use-highlight.ts';
import type { Note, Paragraph } from './receipts.ts';
import { copy } from '../copy.ts';

interface ReadingTextProps {
  paragraphs: readonly Paragraph[];
  lines: readonly DrawnLine[];
  pointing: Pointing;
}

/** The letter may reach below a short first paragraph, but not into the next. */
const FIRST = 'drop-cap flow-root';

export function ReadingText({ paragraphs, lines, pointing }: ReadingTextProps) {
  return (
    <div className="reading max-w-(--measure) space-y-5">
      {paragraphs.map((paragraph, index) => {
        const { text, line, notes } = paragraph;
        const isLit = line !== null && pointing.line === line;
        const isNewLine = line !== null && line !== paragraphs[index - 1]?.line;
        return (
          <div
            key={text}
            data-line={line ?? undefined}
            {...highlights(pointing, { line })}
            className={classNames(
              '-ml-4 border-l-2 pl-3.5 transition-colors duration-150',
              isLit ? 'border-brass' : 'border-transparent',
            )}
          >
            {isNewLine && (
              <p className="mb-1 flex items-center gap-3 font-sans">
                <PalmDrawing
                  lines={lines}
                  lit={line}
                  weight={2.4}
                  className="h-9 shrink-0 text-edge lg:hidden"
                />
                <button
                  type="button"
                  aria-pressed={pointing.pinned === line}
                  onClick={() => pointing.pin(line)}
                  className="label min-h-11 hover:text-brass-bright"
                >
                  {lineLabels[line]}
                </button>
              </p>
            )}
            <p className={classNames(index === 0 && FIRST)}>
              {typographic(text)}
              <Numerals notes={notes} pointing={pointing} />
            </p>
          </div>
        );
      })}
    </div>
  );
}

function Numerals({ notes, pointing }: { notes: readonly Note[]; pointing: Pointing }) {
  return notes.map(({ number, finding: { line } }) => (
    <sup key={number} className="font-sans text-[0.62em]">
      <a
        href={`#note-${number}`}
        id={`mark-${number}`}
        data-note={number}
        aria-label={copy.readingText.note(number)}
        {...highlights(pointing, { line, note: number })}
        className={classNames(
          '-ml-1 px-1 text-brass-bright',
          pointing.note === number && 'bg-brass text-on-brass',
        )}
      >
        {number}
      </a>
    </sup>
  ));
}
