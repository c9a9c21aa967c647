import { SIGNS } from '@palm/astrology/vocabulary';
import { told } from '../look-up.ts';
import { habitOf, SIGN_WORD, signNamed } from './chart-words.ts';
import { distanceLine, elementLine } from './sign-people.ts';
import type { WholeLookUp } from './whole-look-up.ts';

const SUN_WITH_MOON = new RegExp(
  String.raw`\b(?<sun>${SIGN_WORD})(?: sun)?,? (?:with|and|w) (?:an? |his |her |my )?(?<moon>${SIGN_WORD}) moon\b`,
  'gu',
);

const peopleIn = (text: string) =>
  [...text.matchAll(SUN_WITH_MOON)].flatMap(({ groups }) => {
    const [sun, moon] = [signNamed(groups?.['sun']), signNamed(groups?.['moon'])];
    return sun === null || moon === null ? [] : [{ sun, moon }];
  });

/** "hes a cancer with aries moon and im libra with cap moon, do we clash" */
const twoSunsAndMoons: WholeLookUp = {
  family: 'two-signs',
  isAsked: ({ text }) => peopleIn(text).length === 2,
  tell: (_context, { text }) => {
    const [one, other] = peopleIn(text);
    if (one === undefined || other === undefined) return null;
    const moons =
      one.moon === other.moon
        ? `The same Moon twice: at home both of you tend to ${habitOf('moon', one.moon)}.`
        : `At home the Moon in ${SIGNS[one.moon].name} tends to ${habitOf('moon', one.moon)}, and the Moon in ${SIGNS[other.moon].name} tends to ${habitOf('moon', other.moon)}.`;
    return told(
      `By the Suns: ${SIGNS[one.sun].name} and ${SIGNS[other.sun].name} are ${distanceLine(one.sun, other.sun)}. ${elementLine(one.sun, other.sun)} ${moons} That's two styles of comfort, and you can ask for yours out loud.`,
    );
  },
};

export const SUNS_AND_MOONS: readonly WholeLookUp[] = [twoSunsAndMoons];
