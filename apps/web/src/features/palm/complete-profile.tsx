import { Link } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { copy } from './copy.ts';

export function CompleteProfile() {
  return (
    <div className="mb-6 max-w-3xl">
      <Notice>
        <p className="font-medium">{copy.completeProfile.completeYourProfile}</p>
        <p className="text-paper-dim">
          {copy.completeProfile.addYourBirthNameAnd}{' '}
          <Link to={paths.profileSetup} className="text-link">
            {copy.completeProfile.completeProfile}
          </Link>
        </p>
      </Notice>
    </div>
  );
}
