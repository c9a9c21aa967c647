import { type KeyboardEvent, useId, useState } from 'react';
import { ComboboxPopup, type ComboboxOption } from './combobox-popup.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface ComboboxProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'children' | 'list'> {
  value: string;
  onType: (value: string) => void;
  options: readonly ComboboxOption[];
  onPick: (id: string) => void;
  /** The accessible name of the list; differs from the field's. */
  listLabel: string;
  /** Shown instead of the list: searching, or nothing found. Null for none. */
  status: string | null;
}

/** A text field with suggestions, after the ARIA pattern of an editable combobox. Any text may stay. */
export function Combobox({
  value,
  onType,
  options,
  onPick,
  listLabel,
  status,
  ...field
}: ComboboxProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isListed = isOpen && options.length > 0;
  const current = isListed ? options[active] : undefined;

  const show = (index: number): void => {
    setOpen(true);
    setActive(index);
  };
  const pick = (option: ComboboxOption): void => {
    setOpen(false);
    onPick(option.id);
  };
  const count = options.length;
  const moves: Record<string, (() => void) | undefined> = {
    ...(count > 0 && {
      ArrowDown: () => show(isListed ? (active + 1) % count : 0),
      ArrowUp: () => show(isListed && active > 0 ? active - 1 : count - 1),
    }),
    ...(current && { Enter: () => pick(current) }),
    ...(isOpen && { Escape: () => setOpen(false) }),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = event.nativeEvent.isComposing ? undefined : moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    move();
  };

  return (
    <TextField
      {...field}
      value={value}
      onChange={(event) => {
        show(-1);
        onType(event.target.value);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => setOpen(false)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- this lands on an input
      role="combobox"
      autoComplete="off"
      aria-autocomplete="list"
      aria-expanded={isListed}
      aria-controls={isListed ? id : undefined}
      aria-activedescendant={current && `${id}-${active}`}
    >
      <ComboboxPopup
        id={id}
        label={listLabel}
        isOpen={isOpen}
        options={options}
        active={active}
        onPick={pick}
        status={status}
      />
    </TextField>
  );
}
