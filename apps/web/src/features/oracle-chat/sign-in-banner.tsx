import { authThenBackTo, paths } from '../../lib/navigation/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/** A browser that last knew somebody is not told to sign in while it looks for the session. */
export function SignInBanner() {
  return (
    <div className="[[data-viewer=admin]_&]:hidden [[data-viewer=user]_&]:hidden">
      <Notice>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p>Sign in required to access the Oracle&apos;s wisdom</p>
          <LinkButton to={authThenBackTo(paths.askTheOracle)}>Sign In</LinkButton>
        </div>
      </Notice>
    </div>
  );
}
