import type { Nearness } from '../../understood.ts';
import { hashFeature } from '../hash-feature.ts';
import { indexOfHash } from '../lexical-vector.ts';
import type { LaterTables, PhraseTable } from '../model.ts';
import { phraseKey } from '../phrase-key.ts';
import { meansOf, named, nearestPhrases, wordsKnown } from './name-measures.ts';
import { type Compared, likenessesBy, likenessesOf, meaningsOf } from './phrase-likeness.ts';

const LEAST_KEPT = 0.3;
const MOST_KEPT = 20;
/** All matters from here on are kept: which one is meant, its words tell. */
const LEAST_OF_MATTER = 0.55;
const LEAST_OF_LATER = 0.4;
/** A later message is like another only after a story that is like the other's. */
const LEAST_OF_STORY = 0.5;

/** The passages whose phrases are most like a message. */
export const nearPassages = (table: PhraseTable, message: Compared): Nearness =>
  kept(
    named(table, nearestPhrases(table, likenessesOf(table, message)), LEAST_KEPT).slice(
      0,
      MOST_KEPT,
    ),
  );

/**
 * What each measure says of how well a matter answers a message: learned from 5,700 answers that were judged. The sum is
 * as large as the nearest phrases alone would have to be to answer as often.
 */
const MATTER_WEIGHTS = { nearest: 0.403, all: 0.481, words: 0.323, base: -0.093 } as const;

/**
 * The everyday matters that a message is most likely about: by the phrases it is nearest to, by its meaning beside that
 * of all phrases of a matter, and by how many of its words stand in any of them.
 */
export function nearMatters(table: PhraseTable, message: Compared): Nearness {
  const meanings = meaningsOf(table, message);
  const nearest = nearestPhrases(table, likenessesBy(meanings, table, message));
  const all = meansOf(table, meanings);
  const words = wordsKnown(table, message.features);
  const { nearest: ofNearest, all: ofAll, words: ofWords, base } = MATTER_WEIGHTS;
  const likenesses = nearest.map(
    (likeness, index) =>
      ofNearest * likeness + ofAll * (all[index] ?? 0) + ofWords * (words[index] ?? 0) + base,
  );
  return kept(named(table, likenesses, LEAST_OF_MATTER));
}

/** Of a later message together with its story only the nearest phrases count: the other measures see mostly the story. */
export const nearStoryMatters = (table: PhraseTable, message: Compared): Nearness =>
  kept(named(table, nearestPhrases(table, likenessesOf(table, message)), LEAST_OF_MATTER));

/** The later messages of certain stories that are most like this one, half by itself and half with its story. */
export function nearLater(
  { whole, alone }: LaterTables,
  message: { readonly whole: Compared; readonly alone: Compared },
): Nearness {
  const ofWhole = likenessesOf(whole, message.whole);
  const ofAlone = likenessesOf(alone, message.alone);
  const both = ofWhole.map((likeness, phrase) =>
    likeness < LEAST_OF_STORY ? 0 : (likeness + (ofAlone[phrase] ?? 0)) / 2,
  );
  return kept(named(whole, nearestPhrases(whole, both), LEAST_OF_LATER));
}

const kept = (found: readonly (readonly [string, number])[]): Nearness =>
  Object.fromEntries(found.map(([name, one]) => [name, rounded(one)]));

/** By each passage the reading of a message that is most like it. */
export function nearestOf(all: readonly Nearness[]): Nearness {
  const best: Record<string, number> = {};
  for (const [name, likeness] of all.flatMap((near) => Object.entries(near))) {
    best[name] = Math.max(best[name] ?? 0, likeness);
  }
  return best;
}

/** The passage with a phrase that is word for word the message. */
export function passageSaid(
  { keys, passageOfKey, passages }: PhraseTable,
  plain: string,
): string | null {
  const at = indexOfHash(keys, hashFeature(phraseKey(plain)));
  return at === -1 ? null : (passages[passageOfKey[at] ?? 0] ?? null);
}

/** Only what is said word for word is at one. */
const rounded = (likeness: number): number => Math.min(0.999, Math.round(likeness * 1000) / 1000);
