import type { AdminUserRecord } from '@palm/contract/entities';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { EmailAddress } from '../../../ui/email-address.tsx';
import { useDeleteUser } from './use-delete-user.ts';
import { withElements } from '../../../ui/with-elements.tsx';
import { copy } from '../copy.ts';

interface DeleteUserButtonProps {
  user: AdminUserRecord;
  onDeleted: () => void;
}

export function DeleteUserButton({ user, onDeleted }: DeleteUserButtonProps) {
  const { mutate: remove, isPending } = useDeleteUser(onDeleted);
  return (
    <ConfirmDialog
      trigger={
        <Button
          variant="text"
          isBusy={isPending}
          aria-label={copy.deleteUserButton.deleteLabel(user.email)}
        >
          {copy.deleteUserButton.deleteLabel2}
        </Button>
      }
      title={copy.deleteUserButton.deleteUser}
      confirmLabel={copy.deleteUserButton.deleteLabel2}
      onConfirm={() => remove(user)}
    >
      {withElements(
        user.subscription_status === 'free'
          ? copy.deleteUserButton.removesUser
          : copy.deleteUserButton.removesSubscriber,
        {
          email: (
            <b>
              <EmailAddress>{user.email}</EmailAddress>
            </b>
          ),
        },
      )}
    </ConfirmDialog>
  );
}
