import { passOn, type FactDays } from '../facts/told-fact.ts';
import { dayWords, monthWords } from './day-words.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];
const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five'];

export function daysWords(days: FactDays, today: string): string {
  const say = days.isRough ? monthWords : dayWords;
  const next = days.exact.find((day) => day >= today) ?? days.exact.at(-1);
  const pass = passOn(days, today);
  const which =
    pass === null
      ? ''
      : `, the ${PLACES[pass.pass - 1] ?? ''} of ${COUNTS[pass.of] ?? pass.of} passes`;
  const others = days.exact.filter((day) => day !== next).map((day) => say(day, today));
  return [
    days.since === null ? '' : `since ${say(days.since, today)}`,
    next === undefined ? '' : `exact ${say(next, today)}${which}`,
    others.length === 0 ? '' : `other passes ${others.join(' and ')}`,
    days.until === null ? '' : `until ${say(days.until, today)}`,
  ]
    .filter((words) => words !== '')
    .join(', ');
}
