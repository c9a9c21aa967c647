import { RequireSignIn } from '../features/accounts/require-sign-in.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { StillBeingBuilt } from './still-being-built.tsx';

export const meta = () =>
  pageMeta({
    title: 'Profile Setup',
    description: 'Your birth details, your daily mail, and your account.',
    keywords: ['birth details', 'zodiac sign', 'email preferences'],
    canonical: paths.profileSetup,
  });

export default function ProfileSetup() {
  return (
    <RequireSignIn>
      <div className="page py-8 md:py-14">
        <PageTitle
          label="Your details"
          lead="When and where you were born decides what your sky looks like."
        >
          Profile Setup
        </PageTitle>
        <StillBeingBuilt>
          Soon your birth details and mail preferences are kept here.
        </StillBeingBuilt>
      </div>
    </RequireSignIn>
  );
}
