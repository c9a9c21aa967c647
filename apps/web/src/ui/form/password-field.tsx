import { TextField, type TextFieldProps } from './text-field.tsx';
import { copy } from '../copy.ts';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'children'> {
  isRevealed: boolean;
  /** Left out on a second field, which follows the first one. */
  onReveal?: (isRevealed: boolean) => void;
}

export function PasswordField({ isRevealed, onReveal, ...field }: PasswordFieldProps) {
  return (
    <TextField
      {...field}
      type={isRevealed ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      className={onReveal ? 'pr-20' : ''}
    >
      {onReveal && (
        <button
          type="button"
          aria-pressed={isRevealed}
          onClick={() => onReveal(!isRevealed)}
          className="absolute inset-y-0 right-0 min-w-16 px-4 text-small text-brass-bright"
        >
          {copy.passwordField.show}
        </button>
      )}
    </TextField>
  );
}
