import { Button } from '../../../ui/button.tsx';
import { copy } from '../copy.ts';

interface TakePhotoProps {
  /** The live camera view could not be opened. */
  isRefused: boolean;
  onOpenCamera: () => void;
  onOpenOwnApp: () => void;
}

/** Without https there is no camera for pages at all. */
const hasCameraAccess = (): boolean => 'mediaDevices' in navigator;

/** On phones. Where the camera is refused or missing, the phone's own app takes the picture. */
export function TakePhoto({ isRefused, onOpenCamera, onOpenOwnApp }: TakePhotoProps) {
  return (
    <Button
      variant="quiet"
      className="not-pointer-coarse:hidden"
      onClick={(event) => {
        // A press here is not one on the drop zone around it.
        event.stopPropagation();
        if (isRefused || !hasCameraAccess()) onOpenOwnApp();
        else onOpenCamera();
      }}
    >
      {isRefused ? copy.takePhoto.openCameraApp : copy.takePhoto.takePhoto}
    </Button>
  );
}
