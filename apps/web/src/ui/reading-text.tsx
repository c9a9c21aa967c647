import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { NoteNumeral } from './note-numeral.tsx';
import type { Note, NotedParagraph, NotedPart } from './noted-text.ts';
import { ReadingNotes } from './reading-notes.tsx';

interface ReadingTextProps {
  /** What stands above the text. */
  heading: ReactNode;
  paragraphs: readonly NotedParagraph[];
  notes: readonly Note[];
  notesLabel: string;
  /** What stands below the text. */
  children: ReactNode;
}

/** A page to be read, with its footnotes in the margin. Pointing at a sentence lights its notes, and back. */
export function ReadingText({
  heading,
  paragraphs,
  notes,
  notesLabel,
  children,
}: ReadingTextProps) {
  const id = useId();
  const [lit, setLit] = useState<readonly number[]>([]);
  const firstCited = new Set<number>();
  const numeralsOf = ({ notes: cited }: NotedPart) =>
    cited.map((number) => {
      const isFirst = !firstCited.has(number);
      firstCited.add(number);
      return { number, id: isFirst ? `${id}-at-${number}` : undefined };
    });

  return (
    <div className="grid justify-center gap-10 lg:grid-cols-[minmax(0,var(--measure))_17rem] lg:gap-13">
      <div className="min-w-0">
        {heading}
        {paragraphs.map((parts, place) => (
          <p
            key={parts[0]?.text}
            className={classNames(
              'reading mb-[1.1em]',
              place === 0 &&
                'first-letter:float-left first-letter:pt-[0.32rem] first-letter:pr-[0.6rem] first-letter:text-[4.1rem] first-letter:leading-[0.82] first-letter:text-brass',
            )}
          >
            {parts.map((part) => (
              <Sentence
                key={part.text}
                part={part}
                noteId={id}
                numerals={numeralsOf(part)}
                isLit={part.notes.some((number) => lit.includes(number))}
                onPoint={setLit}
              />
            ))}
          </p>
        ))}
        {children}
      </div>
      {notes.length > 0 && (
        <ReadingNotes id={id} notes={notes} label={notesLabel} lit={lit} onPoint={setLit} />
      )}
    </div>
  );
}

interface SentenceProps {
  part: NotedPart;
  noteId: string;
  numerals: readonly { number: number; id: string | undefined }[];
  isLit: boolean;
  onPoint: (numbers: readonly number[]) => void;
}

function Sentence({ part, noteId, numerals, isLit, onPoint }: SentenceProps) {
  return (
    <span
      onMouseEnter={() => onPoint(part.notes)}
      onMouseLeave={() => onPoint([])}
      onFocus={() => onPoint(part.notes)}
      onBlur={() => onPoint([])}
      className={classNames('transition-colors', isLit && 'text-brass-bright')}
    >
      {part.text}
      {numerals.map(({ number, id }, place) => (
        <sup
          key={number}
          className="relative -top-[0.5em] align-baseline text-[0.72rem] leading-none"
        >
          {place > 0 && <span className="px-0.5 text-brass">,</span>}
          <NoteNumeral
            number={number}
            id={id}
            target={`${noteId}-note-${number}`}
            label={`Note ${number}`}
          />
        </sup>
      ))}{' '}
    </span>
  );
}
