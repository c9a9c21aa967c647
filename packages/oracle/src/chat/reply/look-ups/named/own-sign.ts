import type { SignId } from '@palm/astrology/vocabulary';
import { SIGN_WORD, signNamed } from '../whole/chart-words.ts';

const OWN_SIGN = new RegExp(
  String.raw`\b(?:for|to|as|hits?|affects?|im|i am|of|am|do(?:es)?|should|says?) (?:me |us |you )?(?:as )?(?:an? |all |the |us |with )?(?<sign>${SIGN_WORD})(?:s|es)?\b(?! (?:season|moon|full|eclipse|venus|mars))|\b(?<also>${SIGN_WORD})(?:s|es)? (?:here|rising|risings|ascendants?)\b|\basc(?:endant|endent)? (?<asc>${SIGN_WORD})\b|\bin my sign\b.{0,14}\b(?<after>${SIGN_WORD})\b|^(?<first>${SIGN_WORD})\b(?=,| here| horoscope)`,
  'gu',
);

/** The signs that a message names as the sign of the person: "im a cancer", "for pisces", "leo rising". */
export const ownSignsIn = (text: string): SignId[] =>
  [...text.matchAll(OWN_SIGN)].flatMap(
    ({ groups = {} }) => signNamed(Object.values(groups).find((word) => word !== undefined)) ?? [],
  );

export const ownSignIn = (text: string): SignId | null => ownSignsIn(text)[0] ?? null;
