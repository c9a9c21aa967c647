import { BODIES, SIGNS } from '@palm/astrology/vocabulary';
import type { Chart } from '@palm/contract/chart';
import { Notice } from '../../ui/feedback/notice.tsx';
import { placeWords, signWords } from './chart-words.ts';
import { copy } from './copy.ts';

/** On a cusp the calendar and the sky can differ. The note then names both, and which one counts where. */
export function SunSignNote({ chart }: { chart: Chart }) {
  const sun = chart.bodies.find(({ id }) => id === 'sun');
  if (sun === undefined || chart.sunSign === chart.calendarSign) return null;
  const calendar = SIGNS[chart.calendarSign].name;
  return (
    <Notice>
      {chart.sunSign === null
        ? copy.sunSignNote.onDayYouWereBorn(BODIES.sun.name, signWords(sun), calendar)
        : copy.sunSignNote.byCalendarYourSignIs(
            calendar,
            BODIES.sun.name,
            placeWords(sun),
            signWords(sun),
          )}
    </Notice>
  );
}
