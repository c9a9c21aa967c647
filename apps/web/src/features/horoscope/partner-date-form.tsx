import { BIRTH_DATE_MIN } from '@palm/contract/limits';
import { useState } from 'react';
import { useIsoToday } from '../../lib/dates/use-iso-today.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { copy } from './copy.ts';

const HINT = copy.partnerDateForm.comparesTwoFullChartsInstead;

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
    setError(isDate ? undefined : copy.partnerDateForm.enterDateBetweenJanuary1);
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
        label={copy.partnerDateForm.partnersBirthDateOptional}
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
        {copy.partnerDateForm.applyThisDate}
      </Button>
    </form>
  );
}
