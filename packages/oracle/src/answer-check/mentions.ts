import {
  type AspectId,
  BODIES,
  ELEMENTS,
  type Element,
  MODALITIES,
  type Modality,
  MOON_PHASES,
  MOON_PHASE_IDS,
  type MoonPhaseId,
  PLANET_IDS,
  SIGNS,
  SIGN_IDS,
  type SignId,
} from '@palm/astrology/vocabulary';
import type { NatalPointId } from '../facts/fact.ts';
import { ordinal } from '../facts/fact-words.ts';
import { type Owner, ownerAt } from './owner-at.ts';
import { OWN_PLACE, RETURNED } from '../facts/in-text.ts';
import { ASPECT_WORDS, TONE_WORDS, UNKNOWN_WORDS, WEAK_ASPECT_WORDS } from './sky-words.ts';

type Said =
  | { readonly is: 'body'; readonly point: NatalPointId; readonly owner: Owner }
  | { readonly is: 'sign'; readonly sign: SignId }
  /** Weak: also a plain word of everyday English. */
  | { readonly is: 'aspect'; readonly aspect: AspectId; readonly isWeak: boolean }
  | { readonly is: 'motion'; readonly isRetrograde: boolean }
  | { readonly is: 'house'; readonly house: number }
  | { readonly is: 'phase'; readonly phases: readonly MoonPhaseId[] }
  | { readonly is: 'quality'; readonly quality: Element | Modality }
  | { readonly is: 'ruler' }
  /** How two bodies get along, in everyday words. */
  | { readonly is: 'tone'; readonly isHard: boolean }
  /** A line of the palm, by its name; null for the palm itself. */
  | { readonly is: 'palm'; readonly line: string | null }
  | { readonly is: 'eclipse' }
  /** What no fact of ours ever speaks of. */
  | { readonly is: 'unknown' };

/** A word of the sky where it stands in a sentence. */
export type Mention = Said & { readonly at: number; readonly end: number };
export type BodyMention = Extract<Mention, { is: 'body' }>;

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

const OWN_PLACE_WORDS = new RegExp(
  String.raw`\b(?:${OWN_PLACE}|(?<returned>${RETURNED}))\b`,
  'giu',
);

/** "Its place at your birth" is the planet named before, in the reader's chart; standing there again is a conjunction. */
function ownPlacesIn(sentence: string, found: readonly Mention[]): Mention[] {
  return [...sentence.matchAll(OWN_PLACE_WORDS)].flatMap((match): Mention[] => {
    const [at, end] = [match.index, match.index + match[0].length];
    const body = found.findLast((mention) => mention.is === 'body' && mention.at < at);
    if (body?.is !== 'body') return [{ is: 'unknown', at, end }];
    const place: Mention = { ...body, owner: 'reader', at: end - 1, end };
    return match.groups?.['returned'] === undefined
      ? [place]
      : [{ is: 'aspect', aspect: 'conjunction', isWeak: false, at, end }, place];
  });
}
