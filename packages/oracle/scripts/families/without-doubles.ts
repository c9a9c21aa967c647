import { isPlainName } from '../../src/chat/compose/choose-passage.ts';
import type { Model } from '../../src/chat/understand/model.ts';
import { onAxes } from '../../src/chat/understand/score-families.ts';
import type { Sample } from './read-samples.ts';

/** A phrase with its place in the space of the encoder. */
export interface Placed {
  readonly sample: Sample;
  readonly vector: Float32Array;
}

/** From here on a plain phrasing says the same as a phrase under `for:` of its family and belongs to that passage. */
const SAME = 0.85;

/** All phrases but the plain phrasings that a passage of their family is written for. */
export function withoutDoubles(
  placed: readonly Placed[],
  { meaning }: Pick<Model, 'meaning'>,
): Placed[] {
  const units = new Map(placed.map((one) => [one, unitOf(onAxes(one.vector, meaning))] as const));
  const written = Map.groupBy(
    placed.filter((one) => !isPlain(one)),
    familyOf,
  );
  const isDouble = (one: Placed): boolean =>
    (written.get(familyOf(one)) ?? []).some(
      (other) => product(units.get(one), units.get(other)) >= SAME,
    );
  return placed.filter((one) => !isPlain(one) || !isDouble(one));
}

const isPlain = ({ sample }: Placed): boolean => isPlainName(sample.family);

const familyOf = ({ sample: { family } }: Placed): string => family.slice(0, family.indexOf('/'));

function unitOf(place: Float32Array): Float32Array {
  const length = Math.hypot(...place) || 1;
  return place.map((value) => value / length);
}

const product = (one: Float32Array | undefined, other: Float32Array | undefined): number =>
  one?.reduce((sum, value, at) => sum + value * (other?.[at] ?? 0), 0) ?? 0;
