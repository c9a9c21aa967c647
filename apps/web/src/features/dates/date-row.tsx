import type { ChartDate } from '@palm/contract/chart-date';
import { typographic } from '@palm/contract/typographic';
import { useId, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { MoonDrawing } from '../../ui/plates/moon-drawing.tsx';
import { dayOf } from './by-month.ts';
import { copy } from './copy.ts';
import { DateMarks } from './date-marks.tsx';

const FULL_DEG = 180;

interface DateRowProps {
  date: ChartDate;
  /** The row above is of the same day, and shows its number. */
  isSameDay: boolean;
}

/** A day and what it holds. The larger it is, the more it weighs. Pressed, it shows the fact behind it. */
export function DateRow({ date, isSameDay }: DateRowProps) {
  const { isStrong, title, sentence, line, receipt } = date;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <li
      data-strong={isStrong || undefined}
      className={classNames(
        'relative [[data-strong]+&]:border-t-0',
        isStrong
          ? 'border-y border-paper py-7'
          : 'grid grid-cols-[4rem_1fr] large-text:grid-cols-1 large-text:gap-y-3',
        !isStrong && (isSameDay ? 'pb-4.5' : 'border-t border-line py-4.5 first:border-t-0'),
      )}
    >
      <Day date={date} isRepeated={isSameDay} />
      <div className={classNames(isStrong ? 'mt-4' : isSameDay && 'border-t border-line pt-4.5')}>
        {!isStrong && <DateMarks date={date} />}
        {/* The sentence of an ordinary day says what its title says. */}
        <h3 className={classNames(isStrong && 'font-display text-title-sm text-balance')}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className={classNames(
              isStrong ? 'text-left after:absolute after:inset-0' : 'absolute inset-0',
            )}
          >
            <span className={classNames(!isStrong && 'sr-only')}>{typographic(title)}</span>
          </button>
        </h3>
        <p
          className={classNames(
            'font-serif text-pretty',
            isStrong ? 'mt-2 text-[1.2rem]/[1.5]' : 'mt-1.5 text-[1.1rem]/[1.45]',
          )}
        >
          {typographic(sentence)}
        </p>
        {line !== null && (isStrong || date.kind !== 'lunation') && (
          <p className="mt-2 text-small text-balance text-brass">{line}</p>
        )}
        <p id={id} hidden={!isOpen} className="mt-2 text-small text-paper-dim">
          {receipt.words}
        </p>
      </div>
    </li>
  );
}

function Day({ date, isRepeated }: { date: ChartDate; isRepeated: boolean }) {
  const { number, weekday } = dayOf(date.date);
  if (!date.isStrong) {
    return (
      <div>
        <time dateTime={date.date} className={isRepeated ? 'sr-only' : 'block'}>
          <span className="block font-display text-[1.9rem]/none">{number}</span>
          <span className="text-label text-paper-dim">{weekday}</span>
        </time>
      </div>
    );
  }
  return (
    <div className="flex items-start justify-between gap-4">
      <time dateTime={date.date} className="flex items-baseline gap-3">
        <span className="font-display text-[4.6rem]/[0.86] tracking-[-0.02em]">{number}</span>
        <span className="text-paper-dim">{weekday}</span>
      </time>
      {date.mark.phase === 'full' ? (
        <MoonDrawing angleDeg={FULL_DEG} label={copy.fullMoon} className="-mb-6 w-27" />
      ) : (
        <DateMarks date={date} />
      )}
    </div>
  );
}
