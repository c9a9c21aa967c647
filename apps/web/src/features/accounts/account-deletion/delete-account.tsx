import { EMAIL_MAX_CHARS } from '@palm/contract/limits';
import { AlertDialog } from 'radix-ui';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DialogSheet } from '../../../ui/dialog/dialog-sheet.tsx';
import { EmailAddress } from '../../../ui/email-address.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useSession } from '../session/accounts-context.ts';
import { useDeleteAccount } from './use-delete-account.ts';
import { withElements } from '../../../ui/with-elements.tsx';
import { copy } from '../copy.ts';

/** Asks for the email address again, so that an account is not deleted by accident. */
export function DeleteAccount() {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const email = session.status === 'user' ? session.session.user.email : '';
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={setOpen}>
      <AlertDialog.Trigger asChild>
        <Button variant="danger">{copy.deleteAccount.deleteAccount}</Button>
      </AlertDialog.Trigger>
      {/* Mounted only while open, so that the field starts empty. */}
      {isOpen && <Question email={email} />}
    </AlertDialog.Root>
  );
}

const isSame = (typed: string, email: string): boolean => typed.trim().toLowerCase() === email;

function Question({ email }: { email: string }) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { deleteAccount, isBusy } = useDeleteAccount();

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    setWrong(!isSame(typed, email));
    if (isSame(typed, email)) deleteAccount(typed);
  };

  return (
    <DialogSheet
      title={copy.deleteAccount.deleteYourAccount}
      about={copy.deleteAccount.thisCannotBeUndoneIt}
      fields={
        <form id={formId} onSubmit={onSubmit} noValidate>
          <p className="mb-4">
            {withElements(copy.deleteAccount.toContinueType, {
              email: (
                <strong className="font-medium">
                  <EmailAddress>{email}</EmailAddress>
                </strong>
              ),
            })}
          </p>
          <TextField
            label={copy.deleteAccount.yourEmailAddress}
            name="confirmation"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={EMAIL_MAX_CHARS}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={isWrong ? copy.deleteAccount.thisDoesntMatchYourAccounts : undefined}
          />
        </form>
      }
    >
      <AlertDialog.Cancel asChild>
        <Button variant="quiet">{copy.deleteAccount.cancel}</Button>
      </AlertDialog.Cancel>
      <Button type="submit" form={formId} variant="danger" isBusy={isBusy}>
        {copy.deleteAccount.deleteMyAccount}
      </Button>
    </DialogSheet>
  );
}
