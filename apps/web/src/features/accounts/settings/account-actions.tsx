import { paths } from '../../../lib/navigation/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { profilePageWords, useSignOut } from '../session/use-sign-out.ts';
import { copy } from '../copy.ts';

export function AccountActions() {
  const { signOut, isBusy } = useSignOut(profilePageWords);
  return (
    <Card>
      <h2 className="mb-5 text-title-sm">{copy.accountActions.accountActions}</h2>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.profileSetup} variant="quiet">
          {copy.accountActions.editProfile}
        </LinkButton>
        <LinkButton to={paths.people} variant="quiet">
          {copy.accountActions.people}
        </LinkButton>
        <Button variant="quiet" isBusy={isBusy} onClick={() => signOut()}>
          {copy.accountActions.signOut}
        </Button>
      </div>
      <ConfirmDialog
        trigger={
          <Button variant="text" className="mt-4">
            {copy.accountActions.logOutOnEveryDevice}
          </Button>
        }
        title={copy.accountActions.logOutOnEveryDeviceTitle}
        confirmLabel={copy.accountActions.logOutEverywhere}
        onConfirm={() => signOut('global')}
      >
        {copy.accountActions.youllBeSignedOutOn}
      </ConfirmDialog>
    </Card>
  );
}
