import { paths } from '../../../lib/navigation/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { profilePageWords, useSignOut } from '../session/use-sign-out.ts';

export function AccountActions() {
  const { signOut, isBusy } = useSignOut(profilePageWords);
  return (
    <Card>
      <h2 className="mb-5 text-title-sm">Account Actions</h2>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.profileSetup} variant="quiet">
          Edit Profile
        </LinkButton>
        <Button variant="quiet" isBusy={isBusy} onClick={() => signOut()}>
          Sign Out
        </Button>
      </div>
      <ConfirmDialog
        trigger={
          <Button variant="text" className="mt-4">
            Log out on every device
          </Button>
        }
        title="Log out on every device?"
        confirmLabel="Log Out Everywhere"
        onConfirm={() => signOut('global')}
      >
        You’ll be signed out on all your devices, including this one. Your readings stay.
      </ConfirmDialog>
    </Card>
  );
}
