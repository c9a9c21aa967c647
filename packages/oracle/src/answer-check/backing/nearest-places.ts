import type { Backing } from './backing-types.ts';
import type { BodyMention, Mention } from '../mentions/mention.ts';
import { isSame, type Scene } from '../scene.ts';

export const placesOf = (body: BodyMention | null, { placed }: Backing) =>
  body === null ? [] : placed.filter((place) => isSame(place, body));

/** The body before a word, else the one after it, else the one of the sentences before. */
export function nearest({ at }: Mention, { bodies, before }: Scene): BodyMention | null {
  return bodies.findLast((body) => body.at < at) ?? bodies.find((body) => body.at > at) ?? before;
}
