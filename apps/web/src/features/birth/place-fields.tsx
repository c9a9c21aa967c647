import { TextField } from '../../ui/form/text-field.tsx';
import type { BirthNotes } from './birth-check.ts';
import type { BirthForm, BirthStep } from './birth-form.ts';
import { CityField } from './city-field.tsx';
import { Coordinates } from './coordinates.tsx';
import { ZoneField } from './zone-field.tsx';
import { copy } from './copy.ts';

interface PlaceFieldsProps {
  form: BirthForm;
  onStep: (step: BirthStep) => void;
  notes: BirthNotes;
  isLost: boolean;
}

export function PlaceFields({ form, onStep, notes, isLost }: PlaceFieldsProps) {
  return (
    <>
      <CityField form={form} onStep={onStep} error={notes.city} isLost={isLost} />
      <TextField
        label={copy.placeFields.birthCountry}
        name="country"
        autoComplete="country-name"
        maxLength={120}
        value={form.country}
        onChange={(event) => onStep({ step: 'typed', field: 'country', value: event.target.value })}
        error={notes.country}
      />
      <ZoneField value={form.zone} onStep={onStep} error={notes.zone} />
      <Coordinates form={form} onStep={onStep} notes={notes} />
    </>
  );
}
