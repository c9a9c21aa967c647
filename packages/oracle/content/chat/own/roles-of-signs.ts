import type { Element } from '@palm/astrology/vocabulary';

/** What somebody with a Sun of an element is said to bring to a group; fits after the name of the sign. */
export const ROLES: Readonly<Record<Element, string>> = {
  fire: 'starts things, sells them and keeps the mood up',
  earth: 'keeps the money, the dates and the promises',
  air: 'talks to people, finds the words and the contacts',
  water: 'notices who is unhappy, and smells a bad deal early',
};
