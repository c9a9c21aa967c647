import type { AspectId } from '@palm/astrology/vocabulary';
import { ASPECT_PHRASES, OWN_PLACE } from '../facts/in-text.ts';
import type { Claim } from './claim.ts';
import { NAMES, BODY_NAMES, pointNamed, bodyNamed } from './sky-names.ts';

/**
 * Aspects are read by the phrase: whichever body and natal point stand on its two
 * sides. "It" stands for the natal point named before, its own place for the body itself.
 */
export function aspectClaims(sentence: string): Claim[] {
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
