import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { Analysing } from './analysing.tsx';
import { ClosingCards } from './result/closing-cards.tsx';
import { CompleteProfile } from './complete-profile.tsx';
import { Guidelines } from './photo/guidelines.tsx';
import { LimitOverlay } from './limit-overlay.tsx';
import { PalmCard } from './palm-card.tsx';
import { savedWords } from './palm-words.ts';
import { PhotoDoubt } from './photo/photo-doubt.tsx';
import { ReadingView } from './result/reading-view.tsx';
import { UploadArea } from './photo/upload-area.tsx';
import type { Allowance } from './use-allowance.ts';
import type { KeptReading } from './use-last-reading.ts';
import { type PalmFlow, usePalmFlow } from './use-palm-flow.ts';

interface PalmToolProps {
  userId: string;
  /** Birth name and birth date make a reading personal; false while it is not known. */
  isProfileIncomplete: boolean;
  /** A way to share a reading. */
  share: (reading: KeptReading) => ReactNode;
}

export function PalmTool({ userId, isProfileIncomplete, share }: PalmToolProps) {
  const flow = usePalmFlow(userId);
  return (
    <>
      {isProfileIncomplete && <CompleteProfile />}
      <SavedCount allowance={flow.allowance} />
      <CurrentStep flow={flow} share={share} />
      {!isReadingShown(flow) && flow.isLastKnown && (
        <div className="mt-10">
          <Guidelines />
        </div>
      )}
      <LimitOverlay isOpen={flow.isLimitShown} onClose={flow.closeLimit} />
      {flow.isLastKnown && <ClosingCards />}
    </>
  );
}

/** Over the card and over the upload area, but not over a photo that is on its way. */
const isReadingShown = ({ kept, step }: PalmFlow): boolean =>
  kept?.isOpen === true && (step.at === 'card' || step.at === 'choosing');

/** Its line is there before the count is. */
function SavedCount({ allowance }: { allowance: Allowance | undefined }) {
  return (
    <p className="mb-5 min-h-[1.5em] text-small">
      {allowance && (
        <Link to={paths.savedReadings} className="text-link">
          {savedWords(allowance)}
        </Link>
      )}
    </p>
  );
}

interface CurrentStepProps extends Pick<PalmToolProps, 'share'> {
  flow: PalmFlow;
}

function CurrentStep({ flow, share }: CurrentStepProps) {
  const { step, kept, allowance } = flow;
  const onShowLast = kept && !kept.isOpen ? flow.showLast : undefined;
  if (kept && isReadingShown(flow)) {
    return (
      <ReadingView
        reading={kept}
        allowance={allowance}
        isFresh={flow.isFresh}
        onSaved={flow.markSaved}
        onNew={flow.startAnew}
        share={share}
      />
    );
  }
  switch (step.at) {
    case 'card':
      return <PalmCard takesFocus={step.isBack} onOpen={flow.open} onShowLast={onShowLast} />;
    case 'choosing':
      return (
        <UploadArea
          problem={step.problem}
          keepPhoto={flow.keepPhoto}
          onKeepPhoto={flow.setKeepPhoto}
          onChoose={(photo) => void flow.choose(photo)}
          onSendAgain={flow.send}
          onCancel={flow.cancel}
          onShowLast={onShowLast}
        />
      );
    case 'doubting':
      return (
        <PhotoDoubt
          photo={step.photo}
          problem={step.problem}
          onSend={() => flow.send(step.photo)}
          onAnother={flow.chooseAnother}
          onCancel={flow.cancel}
        />
      );
    case 'sending':
    case 'looking':
      return (
        <Analysing
          photo={step.photo}
          sent={step.at === 'sending' ? step.sent : null}
          isLastScan={allowance?.scansAllowed === (allowance?.scansUsed ?? 0) + 1}
          onCancel={flow.cancel}
        />
      );
  }
}
