import { suitsNews } from '../../../compose/suits-news.ts';
import type { EverydayMatter, MatterBank } from '../../../everyday-matter.ts';
import type { ChatState } from '../../../state.ts';
import { nearestOf } from '../../../understand/near/near-passages.ts';
import type { Nearness, Piece } from '../../../understood.ts';
import { asksSky } from '../../answer-piece.ts';
import type { Draft } from '../../draft.ts';
import { formIn } from '../../everyday/form-in.ts';
import { findMatter, isLessGrave } from '../../everyday/find-matter.ts';
import { matterWords } from '../../everyday/matter-words.ts';
import { sayOfMatter } from '../../everyday/say-of-matter.ts';
import type { Weighing } from '../../everyday/weigh-by-names.ts';
import { byNeeds } from '../../everyday/weigh-by-needs.ts';
import type { Talk } from '../../talk.ts';
import { joinedTurn, laterTold } from '../short/later-told.ts';
import { storyOf } from '../story/story-of.ts';
import { readStory } from './read-story.ts';

/** So like a matter a later message must be, in the mean of itself and of its story with it. */
const LEAST = 0.78;
/** And so like it the story with the message by itself. */
const LEAST_WITH_STORY = 0.64;

/** What is written for the everyday matter that a told detail or piece of news names; null where it names none. */
export async function sayOwnMatter(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const told = laterTold(pieces, talk, state);
  if (told === null || asksSky(told.plain) || pieces.every(({ matters }) => matters === undefined))
    return null;
  const near = await readStory(pieces, talk, state);
  const matter = ownMatter(pieces, near.matters, talk.matters.everyday);
  if (matter === null || matter.id === storyOf(talk, state)?.matter?.id) return null;
  const form = formIn(told, talk.families.get(told.family ?? ''), matter);
  if (form === null || !suitsNews(matter.says[form] ?? '', told)) return null;
  const joined = joinedTurn(told, state);
  const said = sayOfMatter(matter, form, joined.entities, state.used);
  if (said === null) return null;
  return { parts: said.parts, chosen: [], zone: 'sure', piece: joined, used: [said.name] };
}

/**
 * The everyday matter that a later message names by itself and that its story knows too: "he blocked me" after a fight,
 * "doctor says biopsy on tuesday" after a lump. Null where one of the two is about something else.
 */
function ownMatter(
  pieces: readonly Piece[],
  withStory: Nearness,
  bank: MatterBank,
): EverydayMatter | null {
  const text = matterWords(pieces);
  const alone = nearestOf(pieces.map(({ matters = {} }) => matters));
  const known = Object.fromEntries(
    Object.entries(alone).filter(([id]) => (withStory[id] ?? 0) >= LEAST_WITH_STORY),
  );
  const found = findMatter(text, known, bank, byBoth(text, withStory));
  if (found === null || found.likeness < LEAST) return null;
  return isLessGrave(text, found.matter.tries) ? null : found.matter;
}

/** By the message as first messages are weighed, and by how like the story is with it. */
function byBoth(message: string, withStory: Nearness): Weighing {
  const needs = byNeeds(message);
  return {
    most: needs.most + 1,
    weigh: (matter, near, text) => {
      const alone = needs.weigh(matter, near, text);
      if (alone === null) return null;
      const likeness = (alone.rank + (withStory[matter.id] ?? 0)) / 2;
      return { likeness, rank: likeness };
    },
  };
}
