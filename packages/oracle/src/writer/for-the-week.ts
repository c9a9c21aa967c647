import type { Fact } from '../facts/fact.ts';
import type { ReadingPart } from './reading.ts';

/* The book is written for a day. A page for seven days takes its sentences and moves the hour. */

const MOVED: readonly (readonly [RegExp, string])[] = [
  [/\btoday's\b|\btonight's\b/gu, "this week's"],
  [/\bby tonight\b|\bbefore tonight\b/gu, 'by the end of the week'],
  [/\btoday\b/gu, 'this week'],
  [/^Today\b/gu, 'This week'],
  // In a question the evening is any evening; an act wants one of its own.
  [/\b(?:tonight|this evening)(?=[^.]*\?$)/gu, 'this week'],
  [/(?<!not )\btonight\b(?!')|\bthis evening\b/gu, 'one evening this week'],
  [/^Tonight\b/gu, 'One evening'],
  [/\bthis afternoon\b/gu, 'one afternoon'],
  [/^(?<verb>End|Finish) the day\b/gu, '$<verb> one day'],
  [/\b(?<before>Before|of|steady|lighten|to) the day(?= is over|:|,)/gu, '$<before> the week'],
  [/\bthan the day hands out\b/gu, 'than the week hands out'],
];

export const forTheWeek = ({ text, cites }: ReadingPart): ReadingPart => ({
  text: MOVED.reduce((words, [hour, moved]) => words.replaceAll(hour, moved), text),
  cites,
});

/** What is true for seven days: not the Moon's hours, nor a change told by its day already. */
export function holdsForTheWeek(fact: Fact): boolean {
  switch (fact.kind) {
    case 'transit':
    case 'house':
    case 'solar-house':
    case 'ruler':
    case 'sky':
      return fact.body !== 'moon';
    case 'ingress':
    case 'station':
      return fact.id.startsWith('week:');
    case 'phase':
    case 'lunation':
    case 'sky-aspect':
      return false;
    case 'natal':
    case 'dated-transit':
    case 'sign':
    case 'pair':
    case 'cross':
    case 'palm':
    case 'missing':
      return true;
  }
}
