import { authThenBackTo, paths } from '../../lib/navigation/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { copy } from './copy.ts';

/** Hidden while the session is looked up in a browser that was last used by a signed-in user. */
export function SignInBanner() {
  return (
    <div className="max-md:mt-5 [[data-viewer=admin]_&]:hidden [[data-viewer=user]_&]:hidden">
      <Notice>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p>{copy.signInBanner.signInRequiredToAccess}</p>
          <LinkButton to={authThenBackTo(paths.askTheOracle)}>
            {copy.signInBanner.signIn}
          </LinkButton>
        </div>
      </Notice>
    </div>
  );
}
