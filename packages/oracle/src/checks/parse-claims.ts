import {
  type AspectId,
  BODIES,
  PLANET_IDS,
  type PlanetId,
  SIGNS,
  SIGN_IDS,
  type SignId,
} from '@palm/astrology/vocabulary';
import type { NatalPointId } from '../facts/fact.ts';
import { pointName } from '../facts/fact-words.ts';
import { ASPECT_PHRASES, OWN_PLACE, RETURNED } from '../facts/in-text.ts';

/** What a sentence says about the sky, read back from its words. */
export type Claim =
  | { readonly kind: 'body-in-sign'; readonly body: PlanetId; readonly sign: SignId }
  | { readonly kind: 'natal-in-sign'; readonly point: NatalPointId; readonly sign: SignId }
  | { readonly kind: 'retrograde'; readonly body: PlanetId }
  | {
      readonly kind: 'aspect-to-natal';
      readonly body: PlanetId;
      readonly point: NatalPointId;
      readonly aspect: AspectId;
    };

const POINT_IDS: readonly NatalPointId[] = [...PLANET_IDS, 'ascendant', 'midheaven'];
const NAMES = POINT_IDS.map(pointName).join('|');
const BODY_NAMES = PLANET_IDS.map((planet) => BODIES[planet].name).join('|');
const SIGN_NAMES = SIGN_IDS.map((sign) => SIGNS[sign].name).join('|');

const pointNamed = (name: string): NatalPointId =>
  POINT_IDS.find((point) => pointName(point) === name) ?? 'sun';
const bodyNamed = (name: string): PlanetId =>
  PLANET_IDS.find((planet) => BODIES[planet].name === name) ?? 'sun';
const signNamed = (name: string): SignId =>
  SIGN_IDS.find((sign) => SIGNS[sign].name === name) ?? 'aries';

const NATAL_IN_SIGN = new RegExp(
  String.raw`(?:natal (?<point>${NAMES})|(?<angle>Ascendant|Midheaven))(?: is)? in (?<sign>${SIGN_NAMES})\b`,
  'gu',
);
/** "Leo is said to make your natal Mars …" */
const SIGN_MAKES_NATAL = new RegExp(
  String.raw`\b(?<sign>${SIGN_NAMES}) is said to make your (?:natal )?(?<point>${NAMES})\b`,
  'gu',
);
/** "Saturn is back close to where it stood when you were born." */
const RETURN = new RegExp(String.raw`\b(?<body>${BODY_NAMES})\b[^.:;]* ${RETURNED}\b`, 'gu');
const RETROGRADE = new RegExp(String.raw`\b(?<body>${BODY_NAMES}) (?:is )?retrograde\b`, 'gu');

/**
 * Aspects are read by the phrase: whichever body and natal point stand on its two
 * sides. "It" stands for the natal point named before, its own place for the body itself.
 */
function aspectClaims(sentence: string): Claim[] {
  return Object.entries(ASPECT_PHRASES).flatMap(([aspect, phrases]) =>
    phrases.flatMap((phrase) => {
      const at = sentence.toLowerCase().indexOf(`${phrase} `);
      return at === -1 ? [] : aspectAt(sentence, at, phrase, aspect as AspectId);
    }),
  );
}

function aspectAt(sentence: string, at: number, phrase: string, aspect: AspectId): Claim[] {
  const before = sentence.slice(0, at);
  const after = sentence.slice(at + phrase.length);
  const target = new RegExp(String.raw`^ (?:your|the)(?: natal)? (?<point>${NAMES})\b`, 'u').exec(
    after,
  );
  const isIt = /^ it\b/u.test(after);
  const natalBefore = [
    ...before.matchAll(
      new RegExp(
        String.raw`(?:natal|your|born with(?: the)?|In your birth chart) (?<point>${NAMES})\b|^(?<first>${NAMES}) in your chart`,
        'gu',
      ),
    ),
  ].at(-1);
  const natal =
    target?.groups?.['point'] ??
    (isIt ? (natalBefore?.groups?.['point'] ?? natalBefore?.groups?.['first']) : undefined);
  const bodiesBefore = [
    ...before.matchAll(new RegExp(String.raw`(?<!natal )\b(?<body>${BODY_NAMES})\b`, 'gu')),
  ];
  const bodyAfter = new RegExp(String.raw`(?<!natal )\b(?<body>${BODY_NAMES})\b`, 'u').exec(
    after.slice(target?.[0].length ?? 0),
  );
  const body = bodiesBefore.at(-1)?.groups?.['body'] ?? bodyAfter?.groups?.['body'];
  const point = after.startsWith(` ${OWN_PLACE}`) ? body : natal;
  if (point === undefined || body === undefined) return [];
  return [{ kind: 'aspect-to-natal', body: bodyNamed(body), point: pointNamed(point), aspect }];
}

const returnOf = (body: string): Claim => ({
  kind: 'aspect-to-natal',
  body: bodyNamed(body),
  point: bodyNamed(body),
  aspect: 'conjunction',
});

export function parseClaims(sentence: string): Claim[] {
  const natal = [...sentence.matchAll(NATAL_IN_SIGN), ...sentence.matchAll(SIGN_MAKES_NATAL)];
  const claimed = natal.map((match) => match[0]);
  const rest = claimed.reduce((text, words) => text.replace(words, ' '), sentence);
  const inSign = [
    ...rest.matchAll(
      new RegExp(
        String.raw`\b(?<body>${BODY_NAMES})(?:, (?:now|at present|ruler of \w+,))?(?: which)?(?: is| stands| has| making its way| passing)*(?: making its way| passing)?(?:,? (?:and it is|is passing|which is|at present|now))? (?:in|through|enters|into) (?<sign>${SIGN_NAMES})\b`,
        'gu',
      ),
    ),
  ];
  return [
    ...natal.map(({ groups }): Claim => ({
      kind: 'natal-in-sign',
      point: pointNamed(groups?.['point'] ?? groups?.['angle'] ?? ''),
      sign: signNamed(groups?.['sign'] ?? ''),
    })),
    ...inSign.map(({ groups }): Claim => ({
      kind: 'body-in-sign',
      body: bodyNamed(groups?.['body'] ?? ''),
      sign: signNamed(groups?.['sign'] ?? ''),
    })),
    ...[...sentence.matchAll(RETROGRADE)].map(({ groups }): Claim => ({
      kind: 'retrograde',
      body: bodyNamed(groups?.['body'] ?? ''),
    })),
    ...[...sentence.matchAll(RETURN)].map(({ groups }): Claim => returnOf(groups?.['body'] ?? '')),
    ...aspectClaims(sentence),
  ];
}
