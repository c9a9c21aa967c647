import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { ScanProblem } from '../palm-step.ts';
import { copy } from '../copy.ts';

interface UploadComplaintProps {
  problem: ScanProblem;
  onSendAgain: (photo: File) => void;
}

/** Why the last photo was not read. The toast passes; this stays. */
export function UploadProblem({ problem: { words, again }, onSendAgain }: UploadComplaintProps) {
  return (
    <div className="mt-4">
      <Notice tone="problem">
        <p>{words}</p>
        {again && (
          <Button variant="text" onClick={() => onSendAgain(again)}>
            {copy.uploadProblem.sendSamePhotoAgain}
          </Button>
        )}
      </Notice>
    </div>
  );
}
