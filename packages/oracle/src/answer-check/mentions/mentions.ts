import {
  type AspectId,
  BODIES,
  ELEMENTS,
  MODALITIES,
  MOON_PHASES,
  MOON_PHASE_IDS,
  type MoonPhaseId,
  PLANET_IDS,
  SIGNS,
  SIGN_IDS,
} from '@palm/astrology/vocabulary';
import type { NatalPointId } from '../../facts/fact-kinds/fact-id.ts';
import { ordinal } from '../../facts/fact-words.ts';
import { ownerAt } from '../owner-at.ts';
import { ASPECT_WORDS, TONE_WORDS, UNKNOWN_WORDS, WEAK_ASPECT_WORDS } from '../sky-words.ts';
import type { Said, Mention } from './mention.ts';
import { ownPlacesIn } from './own-places.ts';

type Found = (match: RegExpExecArray, sentence: string) => Said;

const words = (source: string): RegExp => new RegExp(String.raw`\b(?:${source})\b`, 'giu');
const allOf = (names: readonly string[]): string => names.join('|');
const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const SIGN_NAMES = allOf(SIGN_IDS.map((sign) => SIGNS[sign].name));

const POINT_WORDS: readonly (readonly [NatalPointId, string])[] = [
  ...PLANET_IDS.map((planet) => [planet, BODIES[planet].name] as const),
  ['ascendant', `ascendant|rising sign|(?<=(?:${SIGN_NAMES}) (?:was |is )?)rising`],
  ['midheaven', 'midheaven|mc'],
];

const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1);
const houseNamed = (name: string): number =>
  HOUSES.find((house) => ordinal(house) === name.toLowerCase()) ?? Number.parseInt(name, 10);

const phasesNamed = (name: string): MoonPhaseId[] =>
  MOON_PHASE_IDS.filter((id) =>
    MOON_PHASES[id].name.toLowerCase().includes(name.toLowerCase().replace(/ moon$/u, '')),
  );

const aspectFinders = (
  table: Readonly<Record<AspectId, readonly string[]>>,
  isWeak: boolean,
): [RegExp, Found][] =>
  Object.entries(table).map(([aspect, phrases]) => [
    words(allOf(phrases)),
    () => ({ is: 'aspect', aspect: aspect as AspectId, isWeak }),
  ]);

const FINDERS: readonly [RegExp, Found][] = [
  ...POINT_WORDS.map(([point, source]): [RegExp, Found] => [
    words(source),
    (match, sentence) => ({ is: 'body', point, owner: ownerAt(sentence, match, point) }),
  ]),
  [
    words(SIGN_NAMES),
    ([name]) => ({
      is: 'sign',
      sign: SIGN_IDS.find((sign) => same(SIGNS[sign].name, name)) ?? 'aries',
    }),
  ],
  ...aspectFinders(ASPECT_WORDS, false),
  ...aspectFinders(WEAK_ASPECT_WORDS, true),
  [words('retrogrades?|retrograding'), () => ({ is: 'motion', isRetrograde: true })],
  [
    words('(?:turn|go|goe|station|move)(?:s|ing|ed)? direct|stationed direct|going direct'),
    () => ({ is: 'motion', isRetrograde: false }),
  ],
  [
    words(String.raw`(?:${allOf(HOUSES.map(ordinal))}|\d{1,2}(?:st|nd|rd|th)) house`),
    ([name]) => ({ is: 'house', house: houseNamed(name.replace(/ house$/iu, '')) }),
  ],
  [
    words(
      '(?:new|full) moon|waxing(?: crescent| gibbous)?|waning(?: crescent| gibbous)?|(?:first|last) quarter|crescent|gibbous',
    ),
    ([name]) => ({ is: 'phase', phases: phasesNamed(name) }),
  ],
  [
    words(String.raw`(?:${allOf([...ELEMENTS, ...MODALITIES])})(?= signs?\b)|cardinal|mutable`),
    ([name]) => ({
      is: 'quality',
      quality: [...ELEMENTS, ...MODALITIES].find((one) => same(one, name)) ?? 'fire',
    }),
  ],
  [words('rul(?:er|ers|ed by|ing planet)'), () => ({ is: 'ruler' })],
  [words(allOf(TONE_WORDS.hard)), () => ({ is: 'tone', isHard: true })],
  [words(allOf(TONE_WORDS.easy)), () => ({ is: 'tone', isHard: false })],
  [
    words('(?:life|heart|head|fate) line|(?:your|the) palm'),
    ([name]) => ({ is: 'palm', line: / line$/iu.test(name) ? (name.split(' ')[0] ?? '') : null }),
  ],
  [words('eclipses?'), () => ({ is: 'eclipse' })],
  [words(allOf(UNKNOWN_WORDS)), () => ({ is: 'unknown' })],
];

/** Every word of the sky in a sentence, in reading order. */
export function mentionsIn(sentence: string): Mention[] {
  const found = FINDERS.flatMap(([pattern, said]) =>
    [...sentence.matchAll(pattern)].map((match) => ({
      ...said(match, sentence),
      at: match.index,
      end: match.index + match[0].length,
    })),
  );
  const inOrder = found.toSorted((a, b) => a.at - b.at || b.end - a.end);
  return [...inOrder, ...ownPlacesIn(sentence, inOrder)].toSorted((a, b) => a.at - b.at);
}
