import { tellsOfLoss } from '../../../content/chat/words/loss-words.ts';
import { SORE_WORDS, SURE_TONES } from '../../../content/chat/tones/sure-tones.ts';
import { BRIGHT_TONES, type HeardTone, type ToldTone, type Tone } from './tones.ts';

type Group = 'bright' | 'light' | 'heavy';

const LIGHT: ReadonlySet<Tone> = new Set(['funny', 'embarrassed', 'bored']);

const groupOf = (tone: Tone): Group =>
  BRIGHT_TONES.has(tone) ? 'bright' : LIGHT.has(tone) ? 'light' : 'heavy';

/** So likely a tone must be to be answered as such, and its group with it. */
export const LEAST_TONE = 0.27;
/** The same for words in that tone which know nothing else of a message: below it they were judged to miss or to hurt. */
export const CLEARLY_HEARD = 0.36;
const LEAST_OF_GROUP = 0.45;
/** So likely a tone is taken, whatever its group. */
const CLEAR_TONE = 0.4;
/** So likely good or bad must be where no single tone stands out. */
const LEAST_GROUP = 0.6;
const LEAST_GRIEF = 0.1;
const LEAST_OF_ALL = 0.5;

/** The tone that a message is answered in. Nothing sore is taken as good, and nothing that tells of a death as funny. */
export function toldToneOf(
  tones: readonly HeardTone[],
  plain: string,
  least = LEAST_TONE,
): ToldTone {
  const shareOf = (group: Group): number =>
    tones.reduce((sum, { tone, share }) => sum + (groupOf(tone) === group ? share : 0), 0);
  const [best] = tones;
  if (best === undefined) return 'plain';
  const sure = SURE_TONES.find(([, pattern]) => pattern.test(plain))?.[0];
  if (sure !== undefined) return sure;
  const group = groupOf(best.tone);
  if (group !== 'heavy' && tellsOfLoss(plain)) {
    const grief = tones.find(({ tone }) => tone === 'grieving')?.share ?? 0;
    return grief >= LEAST_GRIEF ? 'grieving' : 'plain';
  }
  if (group === 'bright' && SORE_WORDS.test(plain)) return 'plain';
  const isHeard = best.share >= least && shareOf(group) >= LEAST_OF_GROUP;
  if (isHeard || best.share >= CLEAR_TONE) return ofTheDead(best.tone, plain);
  if (shareOf('bright') >= LEAST_GROUP) return 'bright';
  return shareOf('heavy') >= LEAST_GROUP ? 'heavy' : 'plain';
}

/** Nobody is condoled with who tells of no loss. */
const ofTheDead = (tone: Tone, plain: string): ToldTone =>
  tone === 'grieving' && !tellsOfLoss(plain) ? 'heavy' : tone;

/** How likely it is that a message has a tone at all. */
export const hasTone = (tones: readonly HeardTone[]): boolean =>
  tones.reduce((sum, { share }) => sum + share, 0) >= LEAST_OF_ALL;
