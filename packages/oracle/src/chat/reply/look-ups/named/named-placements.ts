import { PLANET_IDS, type SignId } from '@palm/astrology/vocabulary';
import type { HousedPoint } from '../../../../../content/chat/named/planets-in-houses.ts';
import { SIGN_WORD, signNamed } from '../whole/chart-words.ts';

export type NamedPoint = HousedPoint | 'ascendant';

/** A placement as the message names it. */
export interface NamedPlacement {
  readonly point: NamedPoint;
  readonly sign: SignId | null;
  readonly house: number | null;
}

const POINT_WORD = String.raw`(?:${PLANET_IDS.join('|')}|chiron|(?:the |my )?north node|nn|rising|ascendant|ascendent|asc)`;
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const HOUSE_WORD = String.raw`(?:(?:1[0-2]|[1-9])(?:st|nd|rd|th)?|${ORDINALS.join('|')})`;
const IN = String.raw`s?(?: sign)?(?:(?: is| being| was| sits| falls)? in| is| being)(?: the| my| a)?`;
/** "north node in gemini in the 9th house", "moon in 8 house", "asc in cancer", "sun in 12th" */
const POINT_FIRST = new RegExp(
  String.raw`\b(?<point>${POINT_WORD})(?:${IN} (?<sign>${SIGN_WORD})\b(?:(?: and)?(?: in)?(?: the| my)? (?<also>${HOUSE_WORD})(?: house)\b)?|(?:${IN})? (?<house>${HOUSE_WORD})(?:(?: house)\b|(?<=st|nd|rd|th)\b(?! (?:of|grade|place|year|month|week|day|time))))`,
  'gu',
);
/** "scorpio moon", "leo rising" */
const SIGN_FIRST = new RegExp(
  String.raw`\b(?<sign>${SIGN_WORD}) (?<point>sun|moon|mercury|venus|mars|rising|ascendant|ascendent|asc)\b(?! in )`,
  'gu',
);
/** "im an aries with a libra moon" */
const SUN_ALONE = new RegExp(
  String.raw`\b(?:im|i am|as) (?:an? )?(?<sign>${SIGN_WORD})\b(?= (?:with|and|but)\b)`,
  'u',
);

function pointOf(word: string): NamedPoint | null {
  if (/node|^nn$/u.test(word)) return 'northNode';
  if (/^(?:rising|asc)/u.test(word)) return 'ascendant';
  return word === 'chiron' ? 'chiron' : (PLANET_IDS.find((id) => id === word) ?? null);
}

function houseOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  const at = ORDINALS.indexOf(word);
  return at === -1 ? Number.parseInt(word, 10) : at + 1;
}

/** "what is the north node? i have it in libra" */
const NAMED_BEFORE = new RegExp(
  String.raw`\b(?<point>${POINT_WORD})\b(?! in ).{0,30}\b(?:it|mine|have|one) in (?:the )?(?:(?<sign>${SIGN_WORD})\b|(?<house>${HOUSE_WORD}) house)`,
  'u',
);

/** The placements of a text in lower case, each point once. */
export function placementsNamed(text: string): NamedPlacement[] {
  const first = [...text.matchAll(POINT_FIRST)].map(({ groups = {} }) => ({
    point: pointOf((groups['point'] ?? '').replace(/^(?:the|my) /u, '')),
    sign: signNamed(groups['sign']),
    house: houseOf(groups['also'] ?? groups['house']),
  }));
  const second = [...text.matchAll(SIGN_FIRST)].map(({ groups = {} }) => ({
    point: pointOf(groups['point'] ?? ''),
    sign: signNamed(groups['sign']),
    house: null,
  }));
  const alone = signNamed(SUN_ALONE.exec(text)?.groups?.['sign']);
  const sun = { point: 'sun' as const, sign: alone, house: null };
  const late = NAMED_BEFORE.exec(text)?.groups;
  const before = {
    point: pointOf((late?.['point'] ?? '').replace(/^(?:the|my) /u, '')),
    sign: signNamed(late?.['sign']),
    house: houseOf(late?.['house']),
  };
  const all = [...(alone === null ? [] : [sun]), ...first, ...second, before].flatMap(
    ({ point, sign, house }) => (point === null ? [] : [{ point, sign, house }]),
  );
  return all.filter(({ point }, at) => all.findIndex((one) => one.point === point) === at);
}
