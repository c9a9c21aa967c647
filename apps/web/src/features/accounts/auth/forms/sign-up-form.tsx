import { calls } from '@palm/contract/calls';
import { AGE_MIN_YEARS } from '@palm/contract/limits';
import { messages } from '@palm/contract/messages';
import { Link } from 'react-router';
import { useTrack } from '../../../../lib/analytics/analytics-context.ts';
import { useClient } from '../../../../lib/api/client-context.ts';
import { paths } from '../../../../lib/navigation/paths.ts';
import { announce } from '../../../../ui/feedback/announce.ts';
import { Button } from '../../../../ui/button.tsx';
import { checkSignUp } from '../auth-check.ts';
import type { AuthFormProps } from '../auth-step.ts';
import { EmailField } from './email-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAuthSubmit } from '../use-auth-submit.ts';
import { withElements } from '../../../../ui/with-elements.tsx';
import { copy } from '../../copy.ts';

export function SignUpForm({ form, onStep }: AuthFormProps) {
  const client = useClient();
  const track = useTrack();
  const { onSubmit, isBusy, notes } = useAuthSubmit({
    check: () => checkSignUp(form),
    action: async () => {
      await client(calls.customSignup, { email: form.email, password: form.password });
      track('signup');
      announce(messages['auth.signed-up']);
      onStep({ step: 'signed-up' });
    },
    onRefused: ({ code }) => {
      if (code === 'already_registered') onStep({ step: 'already-registered' });
      return false;
    },
  });

  return (
    <form onSubmit={onSubmit} noValidate className="space-y-5">
      <EmailField form={form} onStep={onStep} error={notes.email} />
      <NewPasswordFields form={form} onStep={onStep} notes={notes} />
      <p className="text-small text-paper-dim">
        {withElements(copy.signUpForm.bySigningUpYouConfirm, {
          age: AGE_MIN_YEARS,
          terms: (
            <Link to={paths.terms} className="text-link">
              {copy.signUpForm.termsConditions}
            </Link>
          ),
          privacy: (
            <Link to={paths.privacy} className="text-link">
              {copy.signUpForm.privacyPolicy}
            </Link>
          ),
        })}
      </p>
      <Button type="submit" isBusy={isBusy} className="w-full">
        {copy.signUpForm.signUp}
      </Button>
    </form>
  );
}
