import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type ChosenSoFar, chosenWords, dateChoices, dateQuestion } from './date-choices.ts';
import { copy } from './copy.ts';

interface DateStepsProps {
  today: string;
  /** yyyy-MM-dd. */
  onChoose: (date: string) => void;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The focus moves to each new question. */
const focusOnce = (sheet: HTMLElement | null): void => sheet?.focus();

/** Decade, year, month, day: four taps to any birthday, however long ago. */
export function DateSteps({ today, onChoose }: DateStepsProps) {
  const [chosen, setChosen] = useState<ChosenSoFar>([]);
  const question = dateQuestion(chosen);

  const choose = (value: number): void => {
    const [decade, year, month] = chosen;
    if (decade === undefined) setChosen([value]);
    else if (year === undefined) setChosen([decade, value]);
    else if (month === undefined) setChosen([decade, year, value]);
    else onChoose(`${year}-${two(month)}-${two(value)}`);
  };

  return (
    <fieldset
      key={question}
      ref={focusOnce}
      tabIndex={-1}
      className="mt-2 rounded-print border border-line p-4 outline-none"
    >
      <legend className="float-left w-full text-small font-medium">{question}</legend>
      <Trail chosen={chosen} onReturn={(length) => setChosen(shortened(chosen, length))} />
      <div
        className={classNames(
          'clear-both grid gap-px pt-2',
          chosen.length === 3 ? 'grid-cols-7' : 'grid-cols-3 md:grid-cols-5',
        )}
      >
        {dateChoices(chosen, today).map(({ value, text }) => (
          <button
            key={value}
            type="button"
            onClick={() => choose(value)}
            className="min-h-11 rounded-print text-small hover:bg-line hover:text-brass-bright"
          >
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function shortened([decade, year]: ChosenSoFar, length: number): ChosenSoFar {
  if (length === 0 || decade === undefined) return [];
  return length === 1 || year === undefined ? [decade] : [decade, year];
}

interface TrailProps {
  chosen: ChosenSoFar;
  /** Back to where so many were chosen. */
  onReturn: (length: number) => void;
}

function Trail({ chosen, onReturn }: TrailProps) {
  return (
    <div className="clear-both flex gap-4">
      {chosenWords(chosen).map((word, index) => (
        <Button
          key={word}
          variant="text"
          aria-label={copy.dateSteps.chooseAnother(word)}
          onClick={() => onReturn(index)}
        >
          {word}
        </Button>
      ))}
    </div>
  );
}
