import { BODIES, SIGNS } from '@palm/astrology/vocabulary';
import type { Chart } from '@palm/contract/chart';
import { Notice } from '../../ui/feedback/notice.tsx';
import { placeWords, signWords } from './chart-words.ts';

/** On a cusp the calendar and the sky can differ. The note then names both, and which one counts where. */
export function SunSignNote({ chart }: { chart: Chart }) {
  const sun = chart.bodies.find(({ id }) => id === 'sun');
  if (sun === undefined || chart.sunSign === chart.calendarSign) return null;
  const calendar = SIGNS[chart.calendarSign].name;
  return (
    <Notice>
      {chart.sunSign === null
        ? `On the day you were born the ${BODIES.sun.name} passed from one sign to the next: ${signWords(sun)}, depending on the hour. The calendar says ${calendar}, and your profile uses that.`
        : `By the calendar your sign is ${calendar}, and your profile uses that. The ${BODIES.sun.name} itself was at ${placeWords(sun)} ${signWords(sun)}: the dates of the signs shift by up to a day from year to year.`}
    </Notice>
  );
}
