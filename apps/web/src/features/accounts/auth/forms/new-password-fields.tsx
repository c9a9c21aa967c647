import { PASSWORD_MIN_CHARS } from '@palm/contract/limits';
import { useState } from 'react';
import { PasswordField } from '../../../../ui/form/password-field.tsx';
import type { AuthProblem } from '../auth-check.ts';
import type { AuthFormProps } from '../auth-step.ts';
import { copy } from '../../copy.ts';

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
  label = copy.newPasswordFields.password,
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
        hint={copy.newPasswordFields.atLeastCharacters(PASSWORD_MIN_CHARS)}
        error={notes.password}
      />
      <PasswordField
        {...shared}
        label={copy.newPasswordFields.confirmPassword}
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
