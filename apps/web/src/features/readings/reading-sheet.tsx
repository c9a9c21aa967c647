import type { EveningMoon } from '@palm/contract/evening-moon';
import { type ReactNode, useEffect } from 'react';
import type { Answer, AnswerPart } from '../../lib/api/ask-oracle.ts';
import { notesOf } from '../../lib/receipts/notes-of.ts';
import { pendingNotes } from '../../lib/receipts/pending-notes.ts';
import { plateOfReading } from '../../lib/receipts/plate-of.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { Plate } from '../../ui/plates/plate.ts';
import { PlateFigure, PlateToCome } from '../../ui/plates/plate-figure.tsx';
import { ReadingText } from '../../ui/reading/reading-text.tsx';
import { useArrivalFocus } from '../../ui/use-arrival-focus.ts';
import { Imprint } from './imprint.tsx';
import { MoonLine } from './moon-line.tsx';
import { paragraphsOf } from './paragraphs-of.ts';
import { ReadingHead } from './reading-head.tsx';
import { ReadingTitle } from './reading-title.tsx';
import { useScrollToResult } from './use-scroll-to-result.ts';
import { copy } from './copy.ts';

interface ReadingSheetProps {
  label: string;
  /** The parts received so far. */
  parts: readonly AnswerPart[];
  /** Null until the whole is there, and for good where it was stopped. */
  answer: Answer | null;
  isWriting: boolean;
  /** What can be done with it. */
  rows: ReactNode;
}

/** A reading as it is written, and then finished: title, plate, text with its footnotes, and who wrote it. */
export function ReadingSheet({ label, parts, answer, isWriting, rows }: ReadingSheetProps) {
  const heading = useArrivalFocus<HTMLHeadingElement>({ preventScroll: true });
  const place = useScrollToResult<HTMLElement>();
  const noted = answer ? notesOf(answer) : { parts: pendingNotes(parts), notes: [] };
  const plate = answer && plateOfReading(answer);
  const moon = answer?.moon;
  const isStopped = answer === null && !isWriting;
  useEffect(() => {
    // The Stop button disappears at the end, so its focus must move.
    const isNowhere = document.activeElement === document.body;
    if (!isWriting && isNowhere) heading.current?.focus({ preventScroll: true });
  }, [isWriting, heading]);
  return (
    // While streaming it keeps the height of the skeleton, so that the content below does not move.
    <article ref={place} aria-busy={isWriting} className={isWriting ? 'min-h-130' : undefined}>
      <ReadingText
        paragraphs={paragraphsOf(noted.parts)}
        notes={noted.notes}
        notesLabel={copy.readingSheet.whatThisRestsOn}
        head={<ReadingHead label={label} date={answer?.date} />}
        heading={
          <>
            <ReadingTitle
              label={label}
              title={answer?.title ?? null}
              isWriting={isWriting}
              ref={heading}
            />
            {isWriting && <PlateToCome />}
            {plate && <PlateFigure plate={plate} />}
          </>
        }
        rows={
          <>
            {rows}
            {moon && !isDrawn(moon, plate) && <MoonLine {...moon} />}
          </>
        }
      >
        {isStopped && <StoppedHere />}
        {answer && <Imprint source={answer.source} />}
      </ReadingText>
      <output className="sr-only">{answer && copy.readingSheet.readingIsFinished}</output>
    </article>
  );
}

/** The plate may be the same Moon already. */
const isDrawn = ({ angleDeg }: EveningMoon, plate: Plate | null): boolean =>
  plate?.kind === 'moon' && plate.angleDeg === angleDeg;

/** The button that was pressed is gone, so the focus comes here. */
function StoppedHere() {
  const place = useArrivalFocus<HTMLDivElement>({ preventScroll: true });
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Notice>
        <p>{copy.readingSheet.youStoppedHereReadingIs}</p>
      </Notice>
    </div>
  );
}
