import { calls } from '@palm/contract/calls';
import { CONFIRMATION_CODE_CHARS } from '@palm/contract/limits';
import { messages } from '@palm/contract/messages';
import { useClient } from '../../../../lib/api/client-context.ts';
import { announce } from '../../../../ui/feedback/announce.ts';
import { Button } from '../../../../ui/button.tsx';
import { CodeField } from '../../../../ui/form/code-field.tsx';
import { checkCode } from '../auth-check.ts';
import { codeWords } from '../auth-words.ts';
import type { AuthFormProps } from '../auth-step.ts';
import { LocalMailbox } from '../local-mailbox.tsx';
import { ResendCode } from '../resend-code.tsx';
import { useAuthSubmit } from '../use-auth-submit.ts';
import { copy } from '../../copy.ts';

export function ConfirmForm({ form, onStep }: AuthFormProps) {
  const client = useClient();
  const { onSubmit, isBusy, notes } = useAuthSubmit({
    check: () => checkCode(form),
    action: async () => {
      const { email, code } = form;
      await client(calls.confirmSignup, { email, confirmationCode: code });
      announce(messages['auth.confirmed']);
      onStep({ step: 'confirmed' });
    },
    wordsOf: codeWords,
  });

  return (
    <div className="space-y-5">
      <form onSubmit={onSubmit} noValidate className="space-y-5">
        <CodeField
          label={copy.confirmForm.confirmationCode}
          name="code"
          length={CONFIRMATION_CODE_CHARS}
          value={form.code}
          onChange={(value) => onStep({ step: 'typed', field: 'code', value })}
          hint={copy.confirmForm.charactersSentTo(CONFIRMATION_CODE_CHARS, form.email)}
          error={notes.code}
        />
        <Button type="submit" isBusy={isBusy} className="w-full">
          {copy.confirmForm.confirmAccount}
        </Button>
      </form>
      <LocalMailbox />
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button variant="text" onClick={() => onStep({ step: 'switched', to: 'sign-up' })}>
          {copy.confirmForm.backToSignUp}
        </Button>
        {form.password !== '' && <ResendCode email={form.email} password={form.password} />}
      </div>
      {/* After a reload the password, which a new code needs, is gone. */}
      {form.password === '' && (
        <p className="text-small text-paper-dim">{copy.confirmForm.signUpAgain}</p>
      )}
    </div>
  );
}
