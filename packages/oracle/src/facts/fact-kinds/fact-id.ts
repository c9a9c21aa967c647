import type { PlanetId } from '@palm/astrology/vocabulary';

/*
 * What is true, with an id to cite it by. Every fact carries its numbers and, in
 * `words`, the line a receipt shows. Instants are ISO strings, so that a fact can
 * be stored and sent as it is.
 */

export type FactId = string;

/** The points of a birth chart that readings speak of. */
export type NatalPointId = PlanetId | 'ascendant' | 'midheaven';

export type Told = { readonly id: FactId; readonly words: string };
