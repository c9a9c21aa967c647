import { degreeInSign, signAt } from '@palm/astrology/sign-at';
import {
  ASPECTS,
  type AspectId,
  BODIES,
  SIGN_IDS,
  type SignId,
  SIGNS,
} from '@palm/astrology/vocabulary';
import type { ReceiptPoint } from '@palm/contract/receipt-fact';
import type { FactRow } from '../../ui/reading/fact-view.ts';
import { degreeWords } from '../format/degree-words.ts';
import { copy } from './copy.ts';

/* The lines of a fact's table. */

export const signIndex = (sign: SignId): number => SIGN_IDS.indexOf(sign);
export const signIndexAt = (longitudeDeg: number): number => signIndex(signAt(longitudeDeg));

export function pointName(point: ReceiptPoint): string {
  if (point === 'ascendant') return copy.ascendant;
  if (point === 'midheaven') return copy.midheaven;
  return BODIES[point].name;
}

interface Placed {
  readonly body: ReceiptPoint;
  readonly longitudeDeg: number;
  /** Above 0 the degree is not known to the minute. */
  readonly uncertaintyDeg?: number;
  readonly isRetrograde?: boolean | null;
}

/** Mars: 12°04′ Libra, retrograde */
export function placeRow(
  term: string,
  { body, longitudeDeg, uncertaintyDeg = 0, isRetrograde }: Placed,
): FactRow {
  const degree = degreeInSign(longitudeDeg);
  const told = uncertaintyDeg > 0 ? copy.about(Math.floor(degree)) : degreeWords(degree);
  const motion = isRetrograde === true ? copy.retrograde : '';
  return {
    term,
    body,
    value: `${told} ${SIGNS[signAt(longitudeDeg)].name}${motion}`,
    sign: signIndexAt(longitudeDeg),
  };
}

export function signRow(term: string, sign: SignId): FactRow {
  const { name, modality, element } = SIGNS[sign];
  return { term, value: `${name}, ${modality} ${element}`, sign: signIndex(sign) };
}

export function aspectRows(aspect: AspectId, orbDeg: number, isApplying?: boolean): FactRow[] {
  const way = isApplying === undefined ? '' : isApplying ? copy.closingIn : copy.movingApart;
  return [
    { term: copy.terms.aspect, value: ASPECTS[aspect].name, aspect },
    { term: copy.terms.orb, value: copy.fromExact(degreeWords(orbDeg), way) },
  ];
}
