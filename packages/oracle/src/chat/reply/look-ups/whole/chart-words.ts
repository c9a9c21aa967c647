import type { NatalChart } from '@palm/astrology/chart';
import { PLANET_IDS, SIGN_IDS, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { NATAL_HABITS, type PersonalPointId } from '../../../../../content/chat/natal-habits.ts';
import { nameOfPoint, signOfPoint } from '../../../slots/birth/points.ts';

export const SIGN_WORD = `(?:${SIGN_IDS.join('|')}|sag|scorp|aqua|cap|capri)`;

const SHORT: Readonly<Record<string, SignId>> = {
  sag: 'sagittarius',
  scorp: 'scorpio',
  aqua: 'aquarius',
  cap: 'capricorn',
  capri: 'capricorn',
};

export const signNamed = (word: string | undefined): SignId | null =>
  SIGN_IDS.find((id) => id === word) ?? SHORT[word ?? ''] ?? null;

/** The signs of a text in the order in which they stand, each once. */
export const signsIn = (text: string): SignId[] => [
  ...new Set(
    [...text.matchAll(new RegExp(String.raw`\b(?<sign>${SIGN_WORD})(?:s|es)?\b`, 'gu'))].flatMap(
      ({ groups }) => signNamed(groups?.['sign']) ?? [],
    ),
  ),
];

/** "walk a bad mood off": fits after "tends to". */
export const habitOf = (point: PersonalPointId, sign: SignId): string =>
  NATAL_HABITS[point][sign][0];

/** "your Moon in Aries", "your Leo rising" */
export const placedWords = (point: PersonalPointId, sign: SignId): string =>
  point === 'ascendant'
    ? `your ${SIGNS[sign].name} rising`
    : `your ${nameOfPoint(point)} in ${SIGNS[sign].name}`;

export const planetsInSign = (chart: NatalChart, sign: SignId) =>
  PLANET_IDS.filter((planet) => signOfPoint(chart, planet) === sign);

export const article = (word: string): string => (/^[aeiou]/iu.test(word) ? 'an' : 'a');
