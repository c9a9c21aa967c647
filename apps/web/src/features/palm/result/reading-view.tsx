import { typographic } from '@palm/contract/typographic';
import { Rule } from '../../../ui/rule.tsx';
import { Footnotes } from './footnotes.tsx';
import { KeptDrawing } from './kept-drawing.tsx';
import { LineLegend } from './line-legend.tsx';
import { RESCAN_ADVICE } from '../palm-words.ts';
import { useHighlight } from './use-highlight.ts';
import { PreviewNote } from '../photo/preview-note.tsx';
import { ReadingText } from './reading-text.tsx';
import { receiptsOf } from './receipts.ts';
import { SaveLimit } from './save-limit.tsx';
import { TracedPhoto } from './traced-photo.tsx';
import { useNewReadingEffects } from './use-new-reading-effects.ts';
import { copy } from '../copy.ts';
import { ReadingActions, type ReadingActionsProps } from './reading-actions.tsx';

interface ReadingViewProps extends ReadingActionsProps {
  isFresh: boolean;
}

/** The photo with its lines, the text, and the facts of each sentence. */
export function ReadingView({ reading, isFresh, ...rest }: ReadingViewProps) {
  const { photo, answer } = reading;
  const heading = useNewReadingEffects(isFresh);
  const pointing = useHighlight();
  const receipts = receiptsOf(answer);
  return (
    <article aria-labelledby="palm-reading-title" className="relative">
      <h2 id="palm-reading-title" ref={heading} tabIndex={-1} className="sr-only">
        {copy.readingView.yourPalmReading}
      </h2>
      <div
        data-notes
        className="grid gap-x-9 gap-y-8 lg:grid-cols-[25rem_1fr] xl:grid-cols-[25rem_1fr_14rem]"
      >
        <div className="self-start max-lg:max-w-xl lg:sticky lg:top-6 lg:row-span-3">
          <TracedPhoto photo={photo} palm={answer.palm} pointing={pointing}>
            <LineLegend lines={answer.palm.lines} />
          </TracedPhoto>
        </div>
        <div className="min-w-0">
          <Rule>{copy.readingView.standsOut}</Rule>
          {answer.title !== undefined && (
            <h3 className="mt-5 max-w-(--measure) text-title">{typographic(answer.title)}</h3>
          )}
          <div className="mt-5">
            <ReadingText
              paragraphs={receipts.paragraphs}
              lines={answer.palm.lines}
              pointing={pointing}
            />
          </div>
        </div>
        <div className="lg:col-start-2 xl:col-start-3 xl:row-span-2 xl:row-start-1">
          <Footnotes receipts={receipts} pointing={pointing} />
        </div>
        <div className="min-w-0 space-y-7 lg:col-start-2">
          {answer.isPreview && <PreviewNote />}
          <KeptDrawing
            palm={answer.palm}
            isSaved={reading.isSaved}
            keepsPhoto={reading.keepsPhoto}
          />
          {!reading.isSaved && rest.allowance && <SaveLimit allowance={rest.allowance} />}
          <ReadingActions reading={reading} {...rest} />
          <p className="max-w-(--measure) border-t border-line pt-4 text-small text-paper-dim">
            {copy.readingView.writtenByOurOwnProgram} {RESCAN_ADVICE}
          </p>
        </div>
      </div>
    </article>
  );
}
