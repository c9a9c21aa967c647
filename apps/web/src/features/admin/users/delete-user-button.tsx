import type { AdminUserRecord } from '@palm/contract/entities';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useDeleteUser } from './use-delete-user.ts';

interface DeleteUserButtonProps {
  user: AdminUserRecord;
  onDeleted: () => void;
}

export function DeleteUserButton({ user, onDeleted }: DeleteUserButtonProps) {
  const { mutate: remove, isPending } = useDeleteUser(onDeleted);
  return (
    <ConfirmDialog
      trigger={
        <Button variant="text" isBusy={isPending} aria-label={`Delete ${user.email}`}>
          Delete
        </Button>
      }
      title="Delete User"
      confirmLabel="Delete"
      onConfirm={() => remove(user)}
    >
      This action cannot be undone. It permanently removes <b className="break-all">{user.email}</b>{' '}
      with their profile, readings and chat history
      {user.subscription_status === 'free' ? '.' : ', and cancels their subscription.'}
    </ConfirmDialog>
  );
}
