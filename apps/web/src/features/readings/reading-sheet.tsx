import type { ReactNode } from 'react';
import { ReadingText } from '../../ui/reading-text.tsx';
import { useArrivalFocus } from '../../ui/use-arrival-focus.ts';
import type { Answer } from './answer.ts';
import { notesOf } from './notes-of.ts';
import { paragraphsOf } from './paragraphs-of.ts';
import { ReadingHeader } from './reading-header.tsx';
import { useScrollToResult } from './use-scroll-to-result.ts';

interface ReadingSheetProps {
  label: string;
  answer: Answer;
  /** The ways on from here. */
  actions: ReactNode;
}

/** A finished reading: title, day, text with its footnotes, and a word on who wrote it. */
export function ReadingSheet({ label, answer, actions }: ReadingSheetProps) {
  const heading = useArrivalFocus<HTMLHeadingElement>({ preventScroll: true });
  const place = useScrollToResult<HTMLElement>();
  const { parts, notes } = notesOf(answer);
  return (
    <article ref={place}>
      <ReadingText
        paragraphs={paragraphsOf(parts)}
        notes={notes}
        notesLabel="What this rests on"
        heading={<ReadingHeader label={label} answer={answer} ref={heading} />}
      >
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
        <p className="mt-6 text-small text-paper-dim">
          Written by an AI, not by a person, from the computed facts listed here. For reflection and
          entertainment; it is no advice on health, money or law.
        </p>
      </ReadingText>
    </article>
  );
}
