import { messages } from '@palm/contract/messages';
import { type FormEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useIsoToday } from '../../lib/dates/use-iso-today.ts';
import { keepBirth, type KeptBirth } from '../../lib/user/kept-birth.ts';
import { Button } from '../../ui/button.tsx';
import { announceProblem } from '../../ui/feedback/announce.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { checkSky } from './birth-check.ts';
import { BirthDateField } from './birth-date-field.tsx';
import { birthFormOf, keptBirthOf, nextBirthForm } from './birth-form.ts';
import { CityField } from './city-field.tsx';
import { ClockQuestion } from './clock-question.tsx';
import { focusFirst } from './focus-first.ts';
import { useClockVerdict } from './use-clock-verdict.ts';
import { copy } from './copy.ts';

interface SkyFormProps {
  /** What was typed before. */
  kept: KeptBirth | null;
  onKept: () => void;
}

/** A date, and time and city where they are known: enough for a chart before any account. */
export function SkyForm({ kept, onKept }: SkyFormProps) {
  const place = useRef<HTMLFormElement>(null);
  const [form, onStep] = useReducer(nextBirthForm, kept, birthFormOf);
  const [isTried, setTried] = useState(false);
  const today = useIsoToday();
  const clock = useClockVerdict(form);
  const check = () => checkSky(form, today, clock);
  const notes = (isTried ? check()?.notes : null) ?? {};

  // On a deferred page a date and a time may have been typed before React was there.
  useLayoutEffect(() => {
    for (const name of ['date', 'time'] as const) {
      const field = place.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value !== '') {
        onStep({ step: 'typed', field: name, value: field.value });
      }
    }
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const problem = check();
    if (problem === null) {
      keepBirth(keptBirthOf(form));
      return onKept();
    }
    setTried(true);
    announceProblem(messages[problem.message]);
    focusFirst(event.currentTarget, Object.keys(problem.notes));
  };

  return (
    <>
      {/* `dialog`: pressed before any script is there, it sends nothing, and no birth date gets into an address. */}
      <form
        ref={place}
        method="dialog"
        onSubmit={onSubmit}
        noValidate
        className="space-y-4 noscript:hidden"
      >
        <BirthDateField
          value={form.date}
          onChange={(value) => onStep({ step: 'typed', field: 'date', value })}
          today={today}
          error={notes.date}
        />
        <details open={isOpen(kept) || notes.city !== undefined || undefined}>
          <summary className="flex min-h-11 cursor-pointer items-center text-small text-link">
            {copy.skyForm.addTimeAndCity}
          </summary>
          <p className="mb-4 text-small text-paper-dim">{copy.skyForm.forRising}</p>
          <div className="space-y-4">
            <TextField
              label={copy.timeFields.birthTime}
              name="time"
              type="time"
              value={form.time}
              onChange={(event) =>
                onStep({ step: 'typed', field: 'time', value: event.target.value })
              }
              className="[&::-webkit-calendar-picker-indicator]:hidden"
              hint={copy.timeFields.localTimeAtBirth}
            />
            <CityField
              form={form}
              onStep={onStep}
              error={notes.city}
              unlisted={copy.skyForm.unlisted}
            />
            {clock.kind !== 'one' && (
              <ClockQuestion
                clock={clock}
                chosen={form.utcOffset}
                onStep={onStep}
                error={notes.utcOffset}
              />
            )}
          </div>
        </details>
        <Button type="submit" className="w-full">
          {copy.skyForm.showMySky}
        </Button>
      </form>
      <p className="hidden text-small text-paper-dim noscript:block">{copy.skyForm.noScript}</p>
    </>
  );
}

/** Who comes back to add a time finds the fields open. */
const isOpen = (kept: KeptBirth | null): boolean => kept !== null;
