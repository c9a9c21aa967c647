import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';

interface KeepPhotoChoiceProps {
  isKept: boolean;
  onChange: (isKept: boolean) => void;
}

/** What becomes of the photo. */
export function KeepPhotoChoice({ isKept, onChange }: KeepPhotoChoiceProps) {
  return (
    <div className="mt-4">
      <Checkbox
        name="keep-photo"
        label="Keep my photo, privately, after the reading"
        isChecked={isKept}
        onChange={onChange}
      />
      <p className="text-small text-paper-dim">
        {isKept
          ? 'It stays in your account. Only you can open it.'
          : 'Your photo is deleted right after your reading.'}{' '}
        <Link to={paths.privacy} className="text-link">
          Privacy
        </Link>
      </p>
    </div>
  );
}
