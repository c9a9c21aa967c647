import { TextField, type TextFieldProps } from './text-field.tsx';

interface CodeFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'name'> {
  length: number;
  value: string;
  onChange: (code: string) => void;
}

/** Codes are read aloud, copied with spaces, typed in lower case: all of it arrives as one word. */
const asCode = (typed: string, length: number): string =>
  typed.replace(/\s/g, '').toUpperCase().slice(0, length);

/** A short code. What is typed is shown in capitals as it will be sent. */
export function CodeField({ length, value, onChange, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      value={value}
      onChange={(event) => onChange(asCode(event.target.value, length))}
      // The browser would cut a pasted code at `maxLength` before its spaces are taken out.
      onPaste={(event) => {
        event.preventDefault();
        onChange(asCode(event.clipboardData.getData('text'), length));
      }}
      maxLength={length}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      inputMode="text"
      className="font-serif text-title-sm tracking-[0.3em]"
    />
  );
}
