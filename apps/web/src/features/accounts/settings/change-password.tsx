import { calls } from '@palm/contract/calls';
import { messages } from '@palm/contract/messages';
import { useReducer, useState } from 'react';
import { announce } from '../../../ui/feedback/announce.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useAccounts } from '../session/accounts-context.ts';
import { checkPasswordChange } from '../auth/auth-check.ts';
import { emptyAuthForm, nextAuthForm } from '../auth/auth-form.ts';
import { NewPasswordFields } from '../auth/forms/new-password-fields.tsx';
import { SecurityPart } from './security-part.tsx';
import { useAuthSubmit } from '../auth/use-auth-submit.ts';
import { type Security, useRefreshSecurity, useSecurityAction } from './use-security.ts';
import { copy } from '../copy.ts';

interface ChangePasswordProps {
  email: string;
  security: Security;
}

export function ChangePassword({
  email,
  security: { hasPassword, hasGoogle },
}: ChangePasswordProps) {
  const [isOpen, setOpen] = useState(false);
  if (!hasPassword) return <SetByMail email={email} />;
  return (
    <SecurityPart
      title={copy.changePassword.password}
      about={
        hasGoogle ? copy.changePassword.passwordSetYouCanAlso : copy.changePassword.passwordSet
      }
      action={copy.changePassword.changePassword}
      isOpen={isOpen}
      onOpen={setOpen}
    >
      <PasswordForm onDone={() => setOpen(false)} />
    </SecurityPart>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { client } = useAccounts();
  const lookAgain = useRefreshSecurity();
  const [form, onStep] = useReducer(nextAuthForm, emptyAuthForm);
  const { onSubmit, isBusy, notes } = useAuthSubmit({
    check: () => checkPasswordChange(form),
    action: async () => {
      const { currentPassword, password } = form;
      await client(calls.changePassword, { currentPassword, password });
      announce(messages['account.password-changed']);
      await lookAgain();
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate className="space-y-5">
      <PasswordField
        label={copy.changePassword.currentPassword}
        name="currentPassword"
        autoComplete="current-password"
        isRevealed={false}
        value={form.currentPassword}
        onChange={(event) =>
          onStep({ step: 'typed', field: 'currentPassword', value: event.target.value })
        }
        error={notes.currentPassword}
      />
      <NewPasswordFields
        form={form}
        onStep={onStep}
        notes={notes}
        label={copy.changePassword.newPassword}
      />
      <Button type="submit" isBusy={isBusy}>
        {copy.changePassword.setNewPassword}
      </Button>
    </form>
  );
}

/** For users who signed up with Google: the reset email also sets a first password. */
function SetByMail({ email }: { email: string }) {
  const { client } = useAccounts();
  const { mutate: mail, isPending } = useSecurityAction(
    () => client(calls.requestPasswordReset, { email }),
    messages['auth.reset-requested'],
  );
  return (
    <div>
      <h3 className="label font-sans">{copy.changePassword.password}</h3>
      <p className="mt-1">{copy.changePassword.noPasswordYouSignIn}</p>
      <Button variant="quiet" className="mt-4" isBusy={isPending} onClick={() => mail()}>
        {copy.changePassword.emailMeLink}
      </Button>
    </div>
  );
}
