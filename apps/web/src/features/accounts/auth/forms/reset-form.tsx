import { calls } from '@palm/contract/calls';
import { messages } from '@palm/contract/messages';
import { useEffect, useReducer } from 'react';
import { announce } from '../../../../ui/feedback/announce.ts';
import { Button } from '../../../../ui/button.tsx';
import { useAccounts } from '../../session/accounts-context.ts';
import { checkNewPassword } from '../auth-check.ts';
import { emptyAuthForm, nextAuthForm } from '../auth-form.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAuthSubmit } from '../use-auth-submit.ts';
import { copy } from '../../copy.ts';

/** Chooses a new password with the token from the mail. */
export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { client, store } = useAccounts();
  const [form, onStep] = useReducer(nextAuthForm, emptyAuthForm);
  useEffect(() => store.publish('PASSWORD_RECOVERY', null), [store]);

  const { onSubmit, isBusy, notes } = useAuthSubmit({
    check: () => checkNewPassword(form),
    action: async () => {
      await client(calls.resetPassword, { token, password: form.password });
      // The server has ended every session of the account, this browser's too.
      store.publish('SIGNED_OUT', null);
      announce(messages['auth.password-changed']);
      onDone();
    },
  });

  return (
    <form onSubmit={onSubmit} noValidate className="space-y-5">
      <NewPasswordFields form={form} onStep={onStep} notes={notes} />
      <Button type="submit" isBusy={isBusy} className="w-full">
        {copy.resetForm.setNewPassword}
      </Button>
    </form>
  );
}
