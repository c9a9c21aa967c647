import { Button } from '../../../../ui/button.tsx';
import { Rule } from '../../../../ui/rule.tsx';
import type { AuthFormProps } from '../auth-step.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { GoogleButton } from '../google-button.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useServerInfo } from '../use-server-info.ts';
import { copy } from '../../copy.ts';

interface ModeFormProps extends AuthFormProps {
  next: string | null;
}

export function ModeForm({ form, onStep, next }: ModeFormProps) {
  const hasGoogle = useServerInfo()?.google ?? false;
  if (form.mode === 'confirm') return <ConfirmForm form={form} onStep={onStep} />;
  if (form.mode === 'forgot') return <ForgotForm form={form} onStep={onStep} />;
  const isSignIn = form.mode === 'sign-in';
  return (
    <div className="space-y-6">
      {isSignIn ? (
        <SignInForm form={form} onStep={onStep} />
      ) : (
        <SignUpForm form={form} onStep={onStep} />
      )}
      {hasGoogle && <Rule>{copy.modeForm.or}</Rule>}
      <GoogleButton next={next} isQuiet={!hasGoogle} />
      <p className="text-center text-small text-paper-dim">
        {isSignIn ? copy.modeForm.newHere : copy.modeForm.alreadyHaveAccount}{' '}
        <Button
          variant="text"
          onClick={() => onStep({ step: 'switched', to: isSignIn ? 'sign-up' : 'sign-in' })}
        >
          {isSignIn ? copy.modeForm.signUp : copy.modeForm.signIn}
        </Button>
      </p>
    </div>
  );
}
