import { calls } from '@palm/contract/calls';
import { CONFIRMATION_CODE_CHARS } from '@palm/contract/limits';
import { say } from '@palm/contract/messages';
import { useReducer } from 'react';
import { announce } from '../../../ui/feedback/announce.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailAddress } from '../../../ui/email-address.tsx';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { useAccounts } from '../session/accounts-context.ts';
import { checkCode } from '../auth/auth-check.ts';
import { codeWords } from '../auth/auth-words.ts';
import { emptyAuthForm, nextAuthForm } from '../auth/auth-form.ts';
import { LocalMailbox } from '../auth/local-mailbox.tsx';
import { useAuthSubmit } from '../auth/use-auth-submit.ts';
import { useRefreshSecurity } from './use-security.ts';
import { copy } from '../copy.ts';

/** The second step of an email change: enter the code, or keep the current email. */
export function ConfirmAddress({ newEmail }: { newEmail: string }) {
  const accounts = useAccounts();
  const lookAgain = useRefreshSecurity();
  const [form, onStep] = useReducer(nextAuthForm, emptyAuthForm);
  const { onSubmit, isBusy, notes } = useAuthSubmit({
    check: () => checkCode(form),
    action: async () => {
      const email = await accounts.confirmEmail(form.code);
      announce(say('account.address-changed', { email }));
      await lookAgain();
    },
    wordsOf: codeWords,
  });
  const keep = async (): Promise<void> => {
    await accounts.client(calls.keepEmail, {});
    await lookAgain();
  };
  return (
    <div>
      <h3 className="label font-sans">{copy.confirmAddress.newAddress}</h3>
      <p className="mt-1">
        <EmailAddress>{newEmail}</EmailAddress>
      </p>
      <form onSubmit={onSubmit} noValidate className="mt-4 space-y-5">
        <CodeField
          label={copy.confirmAddress.confirmationCode}
          name="code"
          length={CONFIRMATION_CODE_CHARS}
          value={form.code}
          onChange={(value) => onStep({ step: 'typed', field: 'code', value })}
          hint={copy.confirmAddress.charactersSentToNewAddress(CONFIRMATION_CODE_CHARS)}
          error={notes.code}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" isBusy={isBusy}>
            {copy.confirmAddress.confirmNewAddress}
          </Button>
          <Button variant="text" onClick={() => void keep()}>
            {copy.confirmAddress.keepMyCurrentAddress}
          </Button>
        </div>
        <LocalMailbox />
      </form>
    </div>
  );
}
