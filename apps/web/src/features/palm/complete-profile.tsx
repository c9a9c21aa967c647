import { Link } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

export function CompleteProfile() {
  return (
    <div className="mb-6 max-w-3xl">
      <Notice>
        <p className="font-medium">Complete your profile</p>
        <p className="text-paper-dim">
          Add your birth name and birth date, and your palm reading can address you by name.{' '}
          <Link to={paths.profileSetup} className="text-link">
            Complete Profile
          </Link>
        </p>
      </Notice>
    </div>
  );
}
