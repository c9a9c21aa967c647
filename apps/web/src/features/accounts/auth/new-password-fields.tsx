import { PASSWORD_MIN_CHARS } from '@palm/contract/limits';
import { useState } from 'react';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import type { AuthProblem } from './auth-check.ts';
import type { AuthFormProps } from './auth-step.ts';

interface NewPasswordFieldsProps extends AuthFormProps {
  notes: AuthProblem['notes'];
  /** The label of the first field. */
  label?: string;
}

/** A password and its repetition, revealed together. */
export function NewPasswordFields({
  form,
  onStep,
  notes,
  label = 'Password',
}: NewPasswordFieldsProps) {
  const [isRevealed, setRevealed] = useState(false);
  const shared = { autoComplete: 'new-password', isRevealed };
  return (
    <>
      <PasswordField
        {...shared}
        label={label}
        name="password"
        onReveal={setRevealed}
        value={form.password}
        onChange={(event) =>
          onStep({ step: 'typed', field: 'password', value: event.target.value })
        }
        hint={`At least ${PASSWORD_MIN_CHARS} characters.`}
        error={notes.password}
      />
      <PasswordField
        {...shared}
        label="Confirm Password"
        name="confirmPassword"
        value={form.confirmPassword}
        onChange={(event) =>
          onStep({ step: 'typed', field: 'confirmPassword', value: event.target.value })
        }
        error={notes.confirmPassword}
      />
    </>
  );
}
