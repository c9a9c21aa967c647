import { ASPECT_IDS, type AspectId, PLANET_IDS } from '@palm/astrology/vocabulary';
import type { NatalPointId } from '../../src/facts/fact.ts';
import { pointName } from '../../src/facts/fact-words.ts';
import { ASPECT_PHRASES } from '../../src/writer/voice-of-sky.ts';

/** "Your Venus is opposite their Mars", read back from the sentence. */
export type CrossClaim = {
  readonly of: NatalPointId;
  readonly to: NatalPointId;
  readonly aspect: AspectId;
};

const POINT_IDS: readonly NatalPointId[] = [...PLANET_IDS, 'ascendant', 'midheaven'];

const pointAfter = (word: string, sentence: string): NatalPointId | undefined =>
  POINT_IDS.find((point) => sentence.includes(`${word} ${pointName(point).toLowerCase()}`));

export function parseCrossClaims(sentence: string): CrossClaim[] {
  const plain = sentence.toLowerCase();
  const [of, to] = [pointAfter('your', plain), pointAfter('their', plain)];
  const aspect = ASPECT_IDS.find((id) => ASPECT_PHRASES[id].some((words) => plain.includes(words)));
  return of === undefined || to === undefined || aspect === undefined ? [] : [{ of, to, aspect }];
}
