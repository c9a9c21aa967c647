import type { MatterBank } from '../../../everyday-matter.ts';
import { type FoundMatter, findMatter, storyName } from '../../everyday/find-matter.ts';
import { matterWords } from '../../everyday/matter-words.ts';
import type { NearWithStory, Piece } from '../../../understood.ts';
import type { Story } from '../story/story-of.ts';

export interface StoryMatter extends FoundMatter {
  /** By how much the message brings the story nearer to it. */
  readonly gain: number;
  /** Whether the message is like it by itself. */
  readonly isOwn: boolean;
  /** How like it the two together are, whatever they name. */
  readonly near: number;
}

/** The everyday matter of a later message, compared as one text with the story before it, of those not said yet. */
export function matterWithStory(
  pieces: readonly Piece[],
  { words, matters: before }: Story,
  { matters }: NearWithStory,
  said: readonly string[],
  bank: MatterBank,
): StoryMatter | null {
  const near = Object.fromEntries(
    Object.entries(matters).filter(([id]) => !said.includes(`story/${storyName({ id })} · told`)),
  );
  const found = findMatter(`${words} . ${matterWords(pieces)}`, near, bank);
  if (found === null) return null;
  const { id } = found.matter;
  const isOwn = pieces.some(({ matters: own = {} }) => id in own);
  const together = near[id] ?? 0;
  return { ...found, gain: together - (before[id] ?? 0), isOwn, near: together };
}
