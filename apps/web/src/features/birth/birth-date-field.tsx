import { BIRTH_DATE_MIN } from '@palm/contract/limits';
import { useRef, useState } from 'react';
import { TextField } from '../../ui/form/text-field.tsx';
import { DateSteps } from './date-steps.tsx';
import { copy } from './copy.ts';

interface BirthDateFieldProps {
  value: string;
  onChange: (date: string) => void;
  /** yyyy-MM-dd. */
  today: string;
  error: string | undefined;
}

/** Typed into the browser's own date field, or chosen decade by decade. */
export function BirthDateField({ value, onChange, today, error }: BirthDateFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const choose = (date: string): void => {
    onChange(date);
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div>
      <TextField
        label={copy.birthDateField.birthDate}
        name="date"
        type="date"
        autoComplete="bday"
        min={BIRTH_DATE_MIN}
        max={today}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="pr-24 [&::-webkit-calendar-picker-indicator]:hidden"
        error={error}
      >
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-label={isOpen ? copy.birthDateField.closeDay : copy.birthDateField.chooseDay}
          onClick={() => setOpen(!isOpen)}
          className="absolute inset-y-0 right-0 min-w-20 px-4 text-small text-brass-bright"
        >
          {isOpen ? copy.birthDateField.close : copy.birthDateField.choose}
        </button>
      </TextField>
      {isOpen && <DateSteps today={today} onChoose={choose} />}
    </div>
  );
}
