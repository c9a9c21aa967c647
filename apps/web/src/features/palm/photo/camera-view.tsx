import type { PictureProblem } from '@palm/palmistry/picture-problem';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { HandOutline } from '../../../ui/engraving/hand/hand-outline.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { problemOf } from './picture-problem.ts';
import { liveHints } from '../palm-words.ts';
import { photoFromVideo } from './photo-from-video.ts';
import { useCamera } from './use-camera.ts';
import { copy } from '../copy.ts';

interface CameraViewProps {
  onPhoto: (photo: File) => void;
  onClose: () => void;
  onRefused: () => void;
}

const LOOK_EVERY_MS = 800;

/** Hints about the live picture, before the photo is taken. */
function useLiveProblem(view: RefObject<HTMLVideoElement | null>): PictureProblem | undefined {
  const [problem, setProblem] = useState<PictureProblem>();
  useEffect(() => {
    const timer = setInterval(() => {
      const video = view.current;
      if (video === null || video.videoWidth === 0) return;
      setProblem(problemOf(video, { width: video.videoWidth, height: video.videoHeight }));
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [view]);
  return problem;
}

/** The live picture with the outline of a hand to fill. */
export function CameraView({ onPhoto, onClose, onRefused }: CameraViewProps) {
  const stream = useCamera(onRefused);
  const view = useRef<HTMLVideoElement>(null);
  const shutter = useRef<HTMLButtonElement>(null);
  const [isLeft, setLeft] = useState(false);
  const problem = useLiveProblem(view);
  useEffect(() => {
    if (view.current) view.current.srcObject = stream;
    shutter.current?.focus();
  }, [stream]);

  if (stream === null) return <Loading>{copy.cameraView.openingCamera}</Loading>;
  const take = async (): Promise<void> => {
    const photo = view.current && (await photoFromVideo(view.current));
    if (photo) onPhoto(photo);
  };
  return (
    <section aria-label={copy.cameraView.camera} className="max-w-xl">
      <div className="relative overflow-hidden rounded-print border border-edge bg-raised">
        {/* Only what the camera sees, without a sound: there is nothing to caption. */}
        <video ref={view} autoPlay playsInline muted className="max-h-[60dvh] w-full" />
        <div className="absolute inset-0 flex items-center justify-center p-4">
          <HandOutline
            weight={1.5}
            className={classNames('h-full text-[#ecca83]', isLeft && '-scale-x-100')}
          />
        </div>
      </div>
      <p className="mt-3">{copy.cameraView.fillOutlineWithYourOpen}</p>
      <output className="block min-h-6 text-small text-paper-dim">
        {problem && liveHints[problem]}
      </output>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button ref={shutter} onClick={() => void take()}>
          {copy.cameraView.takePhoto}
        </Button>
        <Button variant="quiet" onClick={() => setLeft(!isLeft)}>
          {isLeft ? copy.cameraView.showRightHand : copy.cameraView.showLeftHand}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {copy.cameraView.closeCamera}
        </Button>
      </div>
    </section>
  );
}
