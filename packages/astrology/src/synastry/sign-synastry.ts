import { type Element, SIGNS, SIGN_IDS, type SignId } from '../vocabulary.ts';

/** How two signs stand to each other, counted in whole signs (Ptolemy I.13 to I.16). */
export type SignRelation =
  | 'sameSign'
  | 'neighbours'
  | 'sextile'
  | 'square'
  | 'trine'
  | 'quincunx'
  | 'opposition';

export type ElementRelation = 'same' | 'supporting' | 'contrasting';

export type SignSynastry = {
  readonly relation: SignRelation;
  /** Signs from one to the other the short way, 0 to 6. */
  readonly signsApart: number;
  readonly elements: ElementRelation;
  readonly isSameModality: boolean;
  /** Signs that share a planet as their ruler, in the old or the new table. */
  readonly isSameRuler: boolean;
};

const RELATIONS = [
  'sameSign',
  'neighbours',
  'sextile',
  'square',
  'trine',
  'quincunx',
  'opposition',
] as const satisfies readonly SignRelation[];

/** Fire lives on air, and earth on water. */
const SUPPORTS = {
  fire: 'air',
  air: 'fire',
  earth: 'water',
  water: 'earth',
} as const satisfies Record<Element, Element>;

/** The relation of two signs; the order of the two does not matter. */
export function signSynastry(one: SignId, other: SignId): SignSynastry {
  const forward = (SIGN_IDS.indexOf(other) - SIGN_IDS.indexOf(one) + 12) % 12;
  const signsApart = Math.min(forward, 12 - forward);
  const a = SIGNS[one];
  const b = SIGNS[other];
  return {
    relation: RELATIONS[signsApart] ?? 'sameSign',
    signsApart,
    elements: elementRelation(a.element, b.element),
    isSameModality: a.modality === b.modality,
    isSameRuler: a.ruler === b.ruler || a.traditionalRuler === b.traditionalRuler,
  };
}

function elementRelation(a: Element, b: Element): ElementRelation {
  if (a === b) return 'same';
  return SUPPORTS[a] === b ? 'supporting' : 'contrasting';
}
