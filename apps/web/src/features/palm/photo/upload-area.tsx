import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { HandOutline } from '../../../ui/engraving/hand/hand-outline.tsx';
import { CameraView } from './camera-view.tsx';
import { DropZone } from './drop-zone.tsx';
import { focusOnArrival } from '../focus-on-arrival.ts';
import { KeepPhotoChoice } from './keep-photo-choice.tsx';
import type { ScanProblem } from '../palm-step.ts';
import { TakePhoto } from './take-photo.tsx';
import { UploadProblem } from './upload-problem.tsx';
import { copy } from '../copy.ts';

interface UploadAreaProps {
  problem: ScanProblem | null;
  keepPhoto: boolean;
  onKeepPhoto: (keepPhoto: boolean) => void;
  onChoose: (photo: File) => void;
  onSendAgain: (photo: File) => void;
  onCancel: () => void;
  onShowLast?: (() => void) | undefined;
}

/** Three ways to a photo: drop it, choose it, take it. */
export function UploadArea(props: UploadAreaProps) {
  const [camera, setCamera] = useState<'closed' | 'open' | 'refused'>('closed');
  if (camera === 'open') {
    return (
      <CameraView
        onPhoto={props.onChoose}
        onClose={() => setCamera('closed')}
        onRefused={() => setCamera('refused')}
      />
    );
  }
  return (
    <ChoosePhoto
      {...props}
      isCameraRefused={camera === 'refused'}
      onOpenCamera={() => setCamera('open')}
    />
  );
}

interface ChoosePhotoProps extends UploadAreaProps {
  isCameraRefused: boolean;
  onOpenCamera: () => void;
}

function ChoosePhoto({ onChoose, isCameraRefused, onOpenCamera, ...rest }: ChoosePhotoProps) {
  const picker = useRef<HTMLInputElement>(null);
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? [];
    // The same file can be chosen again after it was refused.
    event.target.value = '';
    if (file) onChoose(file);
  };
  const openPicker = (hasOwnCamera: boolean): void => {
    // With it, a phone opens its camera app instead of its photos.
    if (hasOwnCamera) picker.current?.setAttribute('capture', 'environment');
    else picker.current?.removeAttribute('capture');
    picker.current?.click();
  };
  return (
    <section
      aria-label={copy.uploadArea.uploadPhoto}
      tabIndex={-1}
      ref={focusOnArrival}
      className="max-w-3xl -scroll-mt-2 outline-none"
    >
      <DropZone onDrop={onChoose} onPress={() => openPicker(false)}>
        <HandOutline className="mb-5 w-20 text-paper-dim" weight={1.2} />
        <p className="max-md:hidden">{copy.uploadArea.dropPhotoOfYourPalm}</p>
        <p className="md:hidden">{copy.uploadArea.takeOrChoosePhoto}</p>
        <p className="mt-1 text-small text-paper-dim">{copy.uploadArea.jpegPngOrWebpUp}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {/* The press reaches the zone around it, which opens the picker. */}
          <Button>{copy.uploadArea.chooseFile}</Button>
          <TakePhoto
            isRefused={isCameraRefused}
            onOpenCamera={onOpenCamera}
            onOpenOwnApp={() => openPicker(true)}
          />
        </div>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={copy.uploadArea.photoOfYourPalm}
          accept="image/jpeg,image/png,image/webp"
          onClick={(event) => event.stopPropagation()}
          onChange={pick}
        />
        {isCameraRefused && (
          <output className="mt-4 block max-w-80 text-small text-paper-dim">
            {copy.uploadArea.weCouldntOpenCameraUse}
          </output>
        )}
      </DropZone>
      {rest.problem && <UploadProblem problem={rest.problem} onSendAgain={rest.onSendAgain} />}
      <KeepPhotoChoice isKept={rest.keepPhoto} onChange={rest.onKeepPhoto} />
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button variant="quiet" onClick={rest.onCancel}>
          {copy.uploadArea.cancel}
        </Button>
        {rest.onShowLast && (
          <Button variant="text" onClick={rest.onShowLast}>
            {copy.uploadArea.showMyLastReading}
          </Button>
        )}
      </div>
    </section>
  );
}
