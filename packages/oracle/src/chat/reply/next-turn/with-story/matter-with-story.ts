import { type FoundMatter, findMatter } from '../../everyday/find-matter.ts';
import { matterWords } from '../../everyday/matter-words.ts';
import type { ChatState } from '../../../state.ts';
import { nearestOf } from '../../../understand/near-passages.ts';
import type { Piece } from '../../../understood.ts';
import type { Talk } from '../../talk.ts';
import { MOST_TEXT } from '../conversation.ts';
import type { Story } from '../story/story-of.ts';

export interface StoryMatter extends FoundMatter {
  /** By how much the message brings the story nearer to it. */
  readonly gain: number;
  /** Whether the message is like it by itself. */
  readonly isOwn: boolean;
}

/** The everyday matter of a later message, compared as one text with the story before it; null for none. */
export async function matterWithStory(
  pieces: readonly Piece[],
  { words, matters }: Story,
  talk: Talk,
  { questions }: ChatState,
): Promise<StoryMatter | null> {
  const told = [...questions, ...pieces].map(({ said, text }) => asPart(`${said} ${text}`));
  const whole = told
    .filter((text, at) => text !== '' && told.indexOf(text) === at)
    .join(', ')
    .slice(-MOST_TEXT);
  const { pieces: read } = await talk.understand(whole);
  const near = nearestOf(read.map((one) => one.matters ?? {}));
  const found = findMatter(`${words} . ${matterWords(pieces)}`, near);
  if (found === null) return null;
  const { id } = found.matter;
  const isOwn = pieces.some(({ matters: own = {} }) => id in own);
  return { ...found, gain: (near[id] ?? 0) - (matters[id] ?? 0), isOwn };
}

/** Without the marks that would part it from what comes next. */
const asPart = (text: string): string =>
  text
    .trim()
    .replace(/[?!.…\s]+$/u, '')
    .replaceAll(/[?!.…]+(?=\s)/gu, ',');
