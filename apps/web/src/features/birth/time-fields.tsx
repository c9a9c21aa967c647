import { Checkbox } from '../../ui/form/checkbox.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { BirthDateField } from './birth-date-field.tsx';
import type { BirthNotes } from './birth-check.ts';
import type { BirthForm, BirthStep } from './birth-form.ts';
import { ClockQuestion } from './clock-question.tsx';
import type { ClockVerdict } from './use-clock-verdict.ts';
import { copy } from './copy.ts';

interface TimeFieldsProps {
  form: BirthForm;
  onStep: (step: BirthStep) => void;
  notes: BirthNotes;
  today: string;
  clock: ClockVerdict;
}

export function TimeFields({ form, onStep, notes, today, clock }: TimeFieldsProps) {
  return (
    <>
      <TextField
        label={copy.timeFields.birthName}
        name="name"
        autoComplete="name"
        maxLength={120}
        value={form.name}
        onChange={(event) => onStep({ step: 'typed', field: 'name', value: event.target.value })}
        error={notes.name}
      />
      <BirthDateField
        value={form.date}
        onChange={(value) => onStep({ step: 'typed', field: 'date', value })}
        today={today}
        error={notes.date}
      />
      <div>
        <TextField
          label={copy.timeFields.birthTime}
          name="time"
          type="time"
          disabled={form.isTimeUnknown}
          value={form.isTimeUnknown ? '' : form.time}
          onChange={(event) => onStep({ step: 'typed', field: 'time', value: event.target.value })}
          className="disabled:border-dashed disabled:text-paper-dim [&::-webkit-calendar-picker-indicator]:hidden"
          hint={
            form.isTimeUnknown
              ? copy.timeFields.thatsFineYourChartWill
              : copy.timeFields.localTimeAtBirth
          }
          error={notes.time}
        />
        <Checkbox
          label={copy.timeFields.iDontKnowMyTime}
          name="isTimeUnknown"
          isChecked={form.isTimeUnknown}
          onChange={(isUnknown) => onStep({ step: 'said-time-unknown', isUnknown })}
        />
      </div>
      {clock.kind !== 'one' && (
        <ClockQuestion
          clock={clock}
          chosen={form.utcOffset}
          onStep={onStep}
          error={notes.utcOffset}
        />
      )}
    </>
  );
}
