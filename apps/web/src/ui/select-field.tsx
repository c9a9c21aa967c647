import { type ComponentProps, useId } from 'react';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'> {
  label: string;
  hint: string;
  options: readonly { readonly value: string; readonly words: string }[];
}

/** The browser's own list: phones show it as a wheel, and everybody knows it. */
export function SelectField({ label, hint, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {label}
      </label>
      <select
        {...select}
        id={id}
        aria-describedby={`${id}-note`}
        className="block min-h-12 w-full max-w-56 rounded-print border border-edge bg-raised px-4 text-paper hover:border-brass"
      >
        {options.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <p id={`${id}-note`} className="mt-1.5 text-small text-paper-dim">
        {hint}
      </p>
    </div>
  );
}
