import { useId } from 'react';
import type { BirthStep } from './birth-form.ts';
import { offsetWords } from './offset-words.ts';
import type { ClockVerdict } from './use-clock-verdict.ts';
import { copy } from './copy.ts';

type TwoReadings = Exclude<ClockVerdict, { kind: 'one' }>;

const words = {
  twice: {
    question: copy.clockQuestion.thatTimeHappenedTwiceBecause,
    before: copy.clockQuestion.firstTimeBeforeClocksWent,
    after: copy.clockQuestion.secondTimeAfterClocksWent,
  },
  never: {
    question: copy.clockQuestion.clocksWentForwardAndSkipped,
    before: copy.clockQuestion.clockNotYetChanged,
    after: copy.clockQuestion.clockAlreadyPutForward,
  },
} as const satisfies Record<TwoReadings['kind'], Record<'question' | 'before' | 'after', string>>;

interface ClockQuestionProps {
  clock: TwoReadings;
  chosen: number | null;
  onStep: (step: BirthStep) => void;
  error: string | undefined;
}

/** Shown only where the local time is ambiguous. There is no default choice. */
export function ClockQuestion({ clock, chosen, onStep, error }: ClockQuestionProps) {
  const id = useId();
  const { question, before, after } = words[clock.kind];
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : id}
      className="rounded-print border border-l-2 border-line border-l-lapis px-5 py-4"
    >
      <legend className="float-left mb-2 w-full text-small font-medium">{question}</legend>
      <div className="clear-both">
        {(
          [
            [clock.offsetBefore, before],
            [clock.offsetAfter, after],
          ] as const
        ).map(([offset, reading]) => (
          <label key={offset} className="flex min-h-11 items-center gap-3 py-1.5 text-small">
            <input
              type="radio"
              name="utcOffset"
              value={offset}
              checked={chosen === offset}
              onChange={() => onStep({ step: 'chose-offset', utcOffset: offset })}
              className="size-5 shrink-0 accent-brass"
            />
            {copy.clockQuestion.withOffset(reading, offsetWords(offset))}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={id} className="text-small text-ember">
          {error}
        </p>
      )}
    </fieldset>
  );
}
