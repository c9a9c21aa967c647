import { useId } from 'react';

interface SwitchProps {
  label: string;
  /** What being on means. */
  hint: string;
  name: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Two states side by side: the whole row can be pressed. */
export function Switch({ label, hint, name, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-5">
      <span>
        <span id={id} className="block font-medium">
          {label}
        </span>
        <span id={`${id}-hint`} className="block text-small text-pretty text-paper-dim">
          {hint}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        name={name}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-7 w-13 shrink-0 cursor-pointer appearance-none rounded-print border border-edge bg-ground transition-colors before:absolute before:top-1 before:left-1 before:size-4.5 before:rounded-print before:bg-paper-dim before:transition-transform checked:border-brass checked:bg-brass checked:before:translate-x-6 checked:before:bg-on-brass forced-colors:appearance-auto forced-colors:before:hidden"
      />
    </label>
  );
}
