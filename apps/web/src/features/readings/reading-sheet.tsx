import { type ReactNode, useEffect } from 'react';
import type { Answer, AnswerPart } from '../../lib/ask-oracle.ts';
import { notesOf } from '../../lib/receipts/notes-of.ts';
import { notesToCome } from '../../lib/receipts/notes-to-come.ts';
import { Notice } from '../../ui/notice.tsx';
import { ReadingText } from '../../ui/reading-text.tsx';
import { Rule } from '../../ui/rule.tsx';
import { useArrivalFocus } from '../../ui/use-arrival-focus.ts';
import { Imprint } from './imprint.tsx';
import { longDate } from './long-date.ts';
import { paragraphsOf } from './paragraphs-of.ts';
import { useScrollToResult } from './use-scroll-to-result.ts';

interface ReadingSheetProps {
  label: string;
  /** What has come so far. */
  parts: readonly AnswerPart[];
  /** Null until the whole is there, and for good where it was stopped. */
  answer: Answer | null;
  isWriting: boolean;
  /** The ways on from here. */
  actions: ReactNode;
}

/** A reading as it is written, and then finished: title, day, text with its footnotes, and who wrote it. */
export function ReadingSheet({ label, parts, answer, isWriting, actions }: ReadingSheetProps) {
  const place = useScrollToResult<HTMLElement>();
  const noted = answer ? notesOf(answer) : { parts: notesToCome(parts), notes: [] };
  const isStopped = answer === null && !isWriting;
  return (
    <article ref={place} aria-busy={isWriting}>
      <ReadingText
        paragraphs={paragraphsOf(noted.parts)}
        notes={noted.notes}
        notesLabel="What this rests on"
        heading={<SheetHeading label={label} answer={answer} isWriting={isWriting} />}
      >
        {isStopped && <StoppedHere />}
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
        {answer && <Imprint source={answer.source} />}
      </ReadingText>
      <output className="sr-only">{answer && 'The reading is finished.'}</output>
    </article>
  );
}

/** The button that was pressed is gone, so the focus comes here. */
function StoppedHere() {
  const place = useArrivalFocus<HTMLDivElement>({ preventScroll: true });
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Notice>
        <p>You stopped the writing here. What is shown is unfinished.</p>
      </Notice>
    </div>
  );
}

/** The title comes with the end of the text; until then its room is kept. */
function SheetHeading({
  label,
  answer,
  isWriting,
}: Pick<ReadingSheetProps, 'label' | 'answer' | 'isWriting'>) {
  const heading = useArrivalFocus<HTMLHeadingElement>({ preventScroll: true });
  useEffect(() => {
    // Whoever was at Stop when the end came would be left nowhere.
    const isNowhere = document.activeElement === document.body;
    if (!isWriting && isNowhere) heading.current?.focus({ preventScroll: true });
  }, [isWriting, heading]);
  return (
    <header className="mb-7">
      <Rule>{label}</Rule>
      <h2 ref={heading} tabIndex={-1} className="mt-6 text-title outline-none">
        {isWriting ? (
          <>
            <span className="sr-only">{label}</span>
            <span
              aria-hidden="true"
              className="my-[0.03em] block h-[1em] w-3/5 rounded-print bg-line"
            />
          </>
        ) : (
          (answer?.title ?? label)
        )}
      </h2>
      <p className="mt-3 min-h-[1.5em] text-small text-paper-dim">
        {answer && <time dateTime={answer.date}>{longDate(answer.date)}</time>}
      </p>
    </header>
  );
}
