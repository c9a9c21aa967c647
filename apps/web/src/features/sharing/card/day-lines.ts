import { fullDay } from '../../../lib/format/calendar-words.ts';

/** Saturday, / December 5, / 2026 */
export function dayLines(date: string): readonly string[] {
  const words = fullDay(Date.parse(date), 'UTC').split(', ');
  return words.map((word, index) => (index < words.length - 1 ? `${word},` : word));
}
