import type { PictureProblem } from '@palm/palmistry/picture-problem';
import { Button } from '../../../ui/button.tsx';
import { focusOnArrival } from '../focus-on-arrival.ts';
import { LocalPhoto } from './local-photo.tsx';
import { doubtWords } from '../palm-words.ts';
import { copy } from '../copy.ts';

interface PhotoDoubtProps {
  photo: File;
  problem: PictureProblem;
  onSend: () => void;
  onAnother: () => void;
  onCancel: () => void;
}

/** Asks before a photo is sent in which little can be seen. It may be good enough all the same. */
export function PhotoDoubt({ photo, problem, onSend, onAnother, onCancel }: PhotoDoubtProps) {
  return (
    <section
      aria-label={copy.photoDoubt.checkPhoto}
      className="grid gap-6 md:grid-cols-[18rem_1fr]"
    >
      <div className="min-h-48">
        <LocalPhoto
          photo={photo}
          alt={copy.photoDoubt.photoYouChose}
          className="max-h-56 rounded-print md:max-h-96 border border-line"
        />
      </div>
      <div>
        <h2 className="text-title-sm outline-none" tabIndex={-1} ref={focusOnArrival}>
          {doubtWords[problem]}
        </h2>
        <p className="mt-3 max-w-(--measure) text-paper-dim">
          {copy.photoDoubt.linesMayNotShowWell}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={onSend}>{copy.photoDoubt.sendAnyway}</Button>
          <Button variant="quiet" onClick={onAnother}>
            {copy.photoDoubt.chooseAnotherPhoto}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {copy.photoDoubt.cancel}
          </Button>
        </div>
      </div>
    </section>
  );
}
