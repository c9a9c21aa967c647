import { messages } from '@palm/contract/messages';
import { useState } from 'react';
import { announce } from '../../../../ui/feedback/announce.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { PasswordField } from '../../../../ui/form/password-field.tsx';
import { useArrivalFocus } from '../../../../ui/use-arrival-focus.ts';
import { useAccounts } from '../../session/accounts-context.ts';
import { checkSignIn } from '../auth-check.ts';
import type { AuthFormProps } from '../auth-step.ts';
import { EmailField } from './email-field.tsx';
import { useAuthSubmit } from '../use-auth-submit.ts';
import { copy } from '../../copy.ts';

export function SignInForm({ form, onStep }: AuthFormProps) {
  const accounts = useAccounts();
  const [isRevealed, setRevealed] = useState(false);
  const password = useArrivalFocus<HTMLInputElement>({ isWanted: form.isConfirmed });
  const { onSubmit, isBusy, notes } = useAuthSubmit({
    check: () => checkSignIn(form),
    action: async () => {
      await accounts.signIn(form.email, form.password);
      announce(messages['auth.signed-in']);
    },
    onRefused: ({ code }) => {
      if (code === 'email_not_confirmed') onStep({ step: 'not-confirmed' });
      return false;
    },
  });

  return (
    <form onSubmit={onSubmit} noValidate className="space-y-5">
      <EmailField form={form} onStep={onStep} error={notes.email} />
      <PasswordField
        ref={password}
        label={copy.signInForm.password}
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
      {form.awaitsConfirmation && (
        <AwaitsConfirmation onEnterCode={() => onStep({ step: 'signed-up' })} />
      )}
      <Button type="submit" isBusy={isBusy} className="mt-2 w-full">
        {copy.signInForm.signIn}
      </Button>
      <Button
        variant="text"
        className="w-full justify-center"
        onClick={() => onStep({ step: 'switched', to: 'forgot' })}
      >
        {copy.signInForm.forgotYourPassword}
      </Button>
    </form>
  );
}

function AwaitsConfirmation({ onEnterCode }: { onEnterCode: () => void }) {
  return (
    <Notice>
      <p>{copy.signInForm.enterCodeWeEmailedYou}</p>
      <Button variant="text" onClick={onEnterCode}>
        {copy.signInForm.enterCode}
      </Button>
    </Notice>
  );
}
