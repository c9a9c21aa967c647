import { EMAIL_MAX_CHARS } from '@palm/contract/limits';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { AuthFormProps } from '../auth-step.ts';
import { copy } from '../../copy.ts';

interface EmailFieldProps extends AuthFormProps {
  error: string | undefined;
  label?: string;
}

export function EmailField({
  form,
  onStep,
  error,
  label = copy.emailField.email,
}: EmailFieldProps) {
  return (
    <TextField
      label={label}
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_MAX_CHARS}
      value={form.email}
      onChange={(event) => onStep({ step: 'typed', field: 'email', value: event.target.value })}
      error={error}
    />
  );
}
