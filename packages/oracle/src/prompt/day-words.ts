import { weekdayOf } from '../facts/fact-words.ts';
import { DAY_MS } from '@palm/astrology/instant';
import { MONTHS } from '../text/calendar-names.ts';

const WEEK_DAYS = 7;

const daysApart = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);

/** "Friday, November 20", "December 16", "May 21, 2027": near days with their weekday, far ones with their year. */
export function dayWords(day: string, today: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const plain = `${MONTHS[Number(month) - 1] ?? ''} ${Number(date)}`;
  if (day === today) return 'today';
  if (Math.abs(daysApart(day, today)) <= WEEK_DAYS) return `${weekdayOf(day)}, ${plain}`;
  return year === today.slice(0, 4) ? plain : `${plain}, ${year}`;
}

export function monthWords(day: string, today: string): string {
  const [year = '', month = ''] = day.split('-');
  const plain = MONTHS[Number(month) - 1] ?? '';
  return year === today.slice(0, 4) ? plain : `${plain} ${year}`;
}

const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
const TURN_DAY = 21;

/** "Sunday, November 15, 2026; autumn in the north, spring in the south" */
export function todayWords(today: string): string {
  const [year = '', month = '', date = ''] = today.split('-');
  const months = Number(month) - 1 + (Number(date) >= TURN_DAY ? 1 : 0);
  const season = Math.floor((months % 12) / 3);
  const [north, south] = [SEASONS[season] ?? '', SEASONS[(season + 2) % 4] ?? ''];
  return `${weekdayOf(today)}, ${MONTHS[Number(month) - 1] ?? ''} ${Number(date)}, ${year}; ${north} in the north, ${south} in the south`;
}
