import { type ReactNode, useId } from 'react';
import { DownIcon } from '../icons.tsx';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly words: string;
}

interface SelectFieldProps<Value extends string> {
  label: string;
  hint?: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Stands beside the label. */
  children?: ReactNode;
}

/** The browser's own list: the best there is on a phone. */
export function SelectField<Value extends string>({
  label,
  hint,
  choices,
  value,
  onChange,
  children,
}: SelectFieldProps<Value>) {
  const id = useId();
  const choose = (text: string) => {
    const chosen = choices.find((choice) => choice.value === text);
    if (chosen) onChange(chosen.value);
  };
  return (
    <div>
      <div className="mb-1.5 flex items-center gap-1.5 text-small font-medium">
        <label htmlFor={id}>{label}</label>
        {children}
      </div>
      <div className="relative">
        <select
          id={id}
          value={value}
          aria-describedby={hint === undefined ? undefined : `${id}-note`}
          onChange={(event) => choose(event.target.value)}
          className="block min-h-12 w-full appearance-none rounded-print border border-edge bg-raised pr-12 pl-4 text-paper hover:border-brass"
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.words}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-brass">
          <DownIcon />
        </span>
      </div>
      {hint !== undefined && (
        <p id={`${id}-note`} className="mt-1.5 text-small text-paper-dim">
          {hint}
        </p>
      )}
    </div>
  );
}
