import { TextField } from '../../ui/form/text-field.tsx';
import type { BirthNotes } from './birth-check.ts';
import type { BirthForm, BirthStep } from './birth-form.ts';
import { copy } from './copy.ts';

interface CoordinatesProps {
  form: BirthForm;
  onStep: (step: BirthStep) => void;
  notes: BirthNotes;
}

/** For users whose birthplace is not in the list. */
export function Coordinates({ form, onStep, notes }: CoordinatesProps) {
  const isWrong = notes.latitude !== undefined || notes.longitude !== undefined;
  return (
    <details open={isWrong || undefined} className="group">
      <summary className="flex min-h-11 cursor-pointer items-center text-small text-link">
        {copy.coordinates.myTownIsNotIn}
      </summary>
      <p className="mb-4 text-small text-paper-dim">{copy.coordinates.enterTownsNameAndIts}</p>
      <div className="grid gap-5 md:grid-cols-2">
        {(['latitude', 'longitude'] as const).map((field) => (
          <TextField
            key={field}
            label={field === 'latitude' ? copy.coordinates.latitude : copy.coordinates.longitude}
            name={field}
            inputMode="text"
            autoComplete="off"
            placeholder={field === 'latitude' ? '51.51' : '-0.13'}
            value={form[field]}
            onChange={(event) => onStep({ step: 'typed', field, value: event.target.value })}
            error={notes[field]}
          />
        ))}
      </div>
    </details>
  );
}
