interface CheckboxProps {
  label: string;
  name: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function Checkbox({ label, name, isChecked, onChange }: CheckboxProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-small">
      <input
        type="checkbox"
        name={name}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        className="relative size-5 shrink-0 cursor-pointer appearance-none rounded-print border border-edge bg-raised before:absolute before:inset-0.5 before:[clip-path:polygon(14%_50%,0_64%,38%_98%,100%_24%,86%_12%,37%_70%)] hover:border-brass checked:border-brass checked:bg-brass checked:before:bg-on-brass forced-colors:appearance-auto forced-colors:before:hidden"
      />
      {label}
    </label>
  );
}
