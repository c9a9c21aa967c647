import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { copy } from '../copy.ts';

interface KeepPhotoChoiceProps {
  isKept: boolean;
  onChange: (isKept: boolean) => void;
}

/** Whether the photo is kept after the reading. */
export function KeepPhotoChoice({ isKept, onChange }: KeepPhotoChoiceProps) {
  return (
    <div className="mt-4">
      <Checkbox
        name="keep-photo"
        label={copy.keepPhotoChoice.keepMyPhotoPrivatelyAfter}
        isChecked={isKept}
        onChange={onChange}
      />
      <p className="text-small text-paper-dim">
        {isKept
          ? copy.keepPhotoChoice.itStaysInYourAccount
          : copy.keepPhotoChoice.yourPhotoIsDeletedRight}{' '}
        <Link to={paths.privacy} className="text-link">
          {copy.keepPhotoChoice.privacy}
        </Link>
      </p>
    </div>
  );
}
