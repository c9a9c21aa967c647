import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { focusOnArrival } from './focus-on-arrival.ts';
import { LocalPhoto } from './photo/local-photo.tsx';
import { sentWords } from './palm-words.ts';
import type { Sent } from './read-photo.ts';
import { copy } from './copy.ts';

interface AnalysingProps {
  photo: File;
  /** Null once all of it has arrived. */
  sent: Sent | null;
  /** Cancelling can no longer take the scan back. */
  isLastScan: boolean;
  onCancel: () => void;
}

/** The progress of a scan. The second step has no progress bar, because its duration is unknown. */
export function Analysing({ photo, sent, isLastScan, onCancel }: AnalysingProps) {
  const isSending = sent !== null;
  return (
    <section
      aria-label={copy.analysing.yourPhotoIsBeingRead}
      className="grid gap-6 md:grid-cols-[18rem_1fr] md:gap-10"
    >
      <div className="min-h-48">
        <LocalPhoto
          photo={photo}
          alt={copy.analysing.photoYouSent}
          className="max-h-56 rounded-print md:max-h-96 border border-line"
        />
      </div>
      <div>
        <h2 className="text-title-sm outline-none" tabIndex={-1} ref={focusOnArrival}>
          {copy.analysing.yourPhotoIsBeingRead}
        </h2>
        <ol className="mt-5 space-y-4">
          <Step isNow={isSending} words={copy.analysing.sendingPhoto}>
            {isSending && (
              <div className="mt-2 max-w-72">
                <progress
                  aria-label={copy.analysing.sent}
                  max={sent.allBytes}
                  value={sent.sentBytes}
                  className="block h-1.5 w-full appearance-none overflow-hidden rounded-print bg-line [&::-moz-progress-bar]:bg-brass [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brass"
                />
                <p className="mt-1 text-small text-paper-dim">{sentWords(sent)}</p>
              </div>
            )}
          </Step>
          <Step
            isNow={!isSending}
            isToCome={isSending}
            words={copy.analysing.lookingAtHandAndTracing}
          >
            {!isSending && isLastScan && (
              <p className="mt-1 text-small text-paper-dim">
                {copy.analysing.cancellingStillUsesYourScan}
              </p>
            )}
          </Step>
        </ol>
        <output className="sr-only">
          {isSending ? copy.analysing.sendingPhoto : copy.analysing.lookingAtHandAndTracing}
        </output>
        <Button variant="quiet" onClick={onCancel} className="mt-7">
          {copy.analysing.cancel}
        </Button>
      </div>
    </section>
  );
}

interface StepProps {
  isNow: boolean;
  isToCome?: boolean;
  words: string;
  children?: React.ReactNode;
}

function Step({ isNow, isToCome = false, words, children }: StepProps) {
  return (
    <li aria-current={isNow ? 'step' : undefined} className="grid grid-cols-[2rem_1fr]">
      <span className="pt-0.5 text-brass">{isNow ? <Spinner /> : <Mark isDone={!isToCome} />}</span>
      <div className={classNames(isToCome && 'text-paper-dim')}>
        {words}
        {!isNow && <span className="sr-only">{isToCome ? ' (next)' : ' (done)'}</span>}
        {children}
      </div>
    </li>
  );
}

function Mark({ isDone }: { isDone: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <circle cx="12" cy="12" r="9" strokeOpacity="0.5" />
      {isDone && <path d="m7.5 12.5 3 3 6-7" />}
    </svg>
  );
}
