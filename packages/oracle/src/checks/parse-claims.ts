import { SIGNS, SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';
import { RETURNED } from '../facts/in-text.ts';
import { aspectClaims } from './aspect-claims.ts';
import type { Claim } from './claim.ts';
import { NAMES, BODY_NAMES, pointNamed, bodyNamed } from './sky-names.ts';

const SIGN_NAMES = SIGN_IDS.map((sign) => SIGNS[sign].name).join('|');

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
