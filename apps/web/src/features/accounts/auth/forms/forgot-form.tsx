import { calls } from '@palm/contract/calls';
import { messages } from '@palm/contract/messages';
import { useState } from 'react';
import { useClient } from '../../../../lib/api/client-context.ts';
import { announce } from '../../../../ui/feedback/announce.ts';
import { Button } from '../../../../ui/button.tsx';
import { checkAddress } from '../auth-check.ts';
import type { AuthFormProps } from '../auth-step.ts';
import { EmailField } from './email-field.tsx';
import { LocalMailbox } from '../local-mailbox.tsx';
import { useAuthSubmit } from '../use-auth-submit.ts';
import { copy } from '../../copy.ts';

export function ForgotForm({ form, onStep }: AuthFormProps) {
  const client = useClient();
  const [isSent, setSent] = useState(false);
  const { onSubmit, isBusy, notes } = useAuthSubmit({
    check: () => checkAddress(form),
    action: async () => {
      await client(calls.requestPasswordReset, { email: form.email });
      announce(messages['auth.reset-requested']);
      setSent(true);
    },
  });

  return (
    <div className="space-y-5">
      <form onSubmit={onSubmit} noValidate className="space-y-5">
        <EmailField form={form} onStep={onStep} error={notes.email} />
        <Button type="submit" isBusy={isBusy} className="w-full">
          {copy.forgotForm.sendResetLink}
        </Button>
      </form>
      {isSent && <LocalMailbox />}
      <Button variant="text" onClick={() => onStep({ step: 'switched', to: 'sign-in' })}>
        {copy.forgotForm.backToSignIn}
      </Button>
    </div>
  );
}
