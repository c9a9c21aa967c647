import { calls } from '@palm/contract/calls';
import { messages, say } from '@palm/contract/messages';
import { useReducer, useState } from 'react';
import { announce } from '../../../ui/feedback/announce.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailAddress } from '../../../ui/email-address.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useAccounts } from '../session/accounts-context.ts';
import { checkSignIn } from '../auth/auth-check.ts';
import { emptyAuthForm, nextAuthForm } from '../auth/auth-form.ts';
import { ConfirmAddress } from './confirm-address.tsx';
import { EmailField } from '../auth/forms/email-field.tsx';
import { SecurityPart } from './security-part.tsx';
import { useAuthSubmit } from '../auth/use-auth-submit.ts';
import { type Security, useRefreshSecurity } from './use-security.ts';
import { copy } from '../copy.ts';

/** Changes the email, with the password and a code sent to the new address. */
export function ChangeAddress({ email, security }: { email: string; security: Security }) {
  const [isOpen, setOpen] = useState(false);
  const { newEmail, hasPassword } = security;
  if (newEmail !== null) return <ConfirmAddress newEmail={newEmail} />;
  return (
    <SecurityPart
      title={copy.changeAddress.address}
      about={<EmailAddress>{email}</EmailAddress>}
      action={copy.changeAddress.changeAddress}
      isOpen={isOpen}
      onOpen={setOpen}
    >
      {hasPassword ? (
        <AddressForm onDone={() => setOpen(false)} />
      ) : (
        <p className="text-small text-paper-dim">{messages['account.no-password'].message}</p>
      )}
    </SecurityPart>
  );
}

function AddressForm({ onDone }: { onDone: () => void }) {
  const { client } = useAccounts();
  const lookAgain = useRefreshSecurity();
  const [form, onStep] = useReducer(nextAuthForm, emptyAuthForm);
  const [isRevealed, setRevealed] = useState(false);
  const { onSubmit, isBusy, notes } = useAuthSubmit({
    check: () => checkSignIn(form),
    action: async () => {
      const { email, password } = form;
      await client(calls.changeEmail, { email, password });
      announce(say('account.code-sent', { email: email.trim() }));
      await lookAgain();
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate className="space-y-5">
      <EmailField
        form={form}
        onStep={onStep}
        error={notes.email}
        label={copy.changeAddress.newEmail}
      />
      <PasswordField
        label={copy.changeAddress.yourPassword}
        name="password"
        autoComplete="current-password"
        isRevealed={isRevealed}
        onReveal={setRevealed}
        value={form.password}
        onChange={(event) =>
          onStep({ step: 'typed', field: 'password', value: event.target.value })
        }
        error={notes.password}
      />
      <Button type="submit" isBusy={isBusy}>
        {copy.changeAddress.sendCode}
      </Button>
    </form>
  );
}
