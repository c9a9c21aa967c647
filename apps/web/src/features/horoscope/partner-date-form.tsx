import { BIRTH_DATE_MIN } from '@palm/contract/limits';
import { useState } from 'react';
import { useIsoToday } from '../../lib/dates/use-iso-today.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

const HINT =
  'Compares two full charts instead of two signs. Used for this answer only and not stored.';

interface PartnerDateFormProps {
  /** The date in use. */
  given: string | null;
  onDate: (isoDate: string) => void;
}

/** Optional: the sign alone is enough. */
export function PartnerDateForm({ given, onDate }: PartnerDateFormProps) {
  const today = useIsoToday();
  const [date, setDate] = useState(given ?? '');
  const [error, setError] = useState<string>();
  const submit = (): void => {
    const isDate = date >= BIRTH_DATE_MIN && date <= today;
    setError(isDate ? undefined : 'Enter a date between January 1, 1900 and today.');
    if (isDate) onDate(date);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="max-w-(--measure) space-y-4"
    >
      <TextField
        label="Partner’s birth date (optional)"
        type="date"
        autoComplete="off"
        min={BIRTH_DATE_MIN}
        max={today}
        value={date}
        onChange={(event) => setDate(event.target.value)}
        hint={HINT}
        error={error}
      />
      <Button type="submit" variant="quiet">
        Use This Date
      </Button>
    </form>
  );
}
