import type { NatalChart } from '@palm/astrology/chart';
import { houseOf } from '@palm/astrology/house-of';
import { signAt, signStartDeg } from '@palm/astrology/sign-at';
import { SIGN_IDS, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { ordinal } from '../../facts/fact-words.ts';
import { cuspsOf } from '../../facts/houses-used.ts';
import { AXES, MATTERS, type Matter } from '../vocabulary.ts';

/** The twelve matters of a user: the houses of a chart, or the signs counted from their own. */
export type Places = {
  readonly kind: 'chart' | 'sign';
  readonly ofSign: SignId;
  /** Whose houses they are: the user's, or those of the person the page is about. */
  readonly whose: 'your' | 'their';
  /** 1 to 12. */
  readonly numberAt: (longitudeDeg: number) => number;
  /** Where a place begins, in degrees. */
  readonly startDeg: (number: number) => number;
  /** For the receipt, such as "your tenth house". */
  readonly words: (number: number) => string;
};

export function chartPlaces(
  chart: NatalChart,
  ofSign: SignId,
  whose: 'your' | 'their' = 'your',
): Places | null {
  if (chart.time === 'unknown') return null;
  const cusps = cuspsOf(chart);
  return {
    kind: 'chart',
    ofSign,
    whose,
    numberAt: (longitudeDeg) => houseOf(longitudeDeg, cusps),
    startDeg: (number) => cusps[(number - 1) % 12] ?? 0,
    words: (number) => `${whose} ${ordinal(number)} house`,
  };
}

export function signPlaces(ofSign: SignId): Places {
  const first = SIGN_IDS.indexOf(ofSign);
  return {
    kind: 'sign',
    ofSign,
    whose: 'your',
    numberAt: (longitudeDeg) => ((SIGN_IDS.indexOf(signAt(longitudeDeg)) - first + 12) % 12) + 1,
    startDeg: (number) => signStartDeg(SIGN_IDS[(first + number - 1) % 12] ?? 'aries'),
    words: (number) => `the ${ordinal(number)} sign from ${SIGNS[ofSign].name}`,
  };
}

export const matterOf = (number: number): Matter => MATTERS[(number - 1) % 12] ?? 'self';

/** The axis of a house and the one across from it. */
export const axisOf = (number: number): string => AXES[(number - 1) % 6] ?? 'self-partners';
