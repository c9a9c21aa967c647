import type { EverydayMatter, MatterForm } from '../../../everyday-matter.ts';
import { MATTER_PREFIX } from '../../everyday/find-matter.ts';
import { sayOfMatter, type SaidOfMatter } from '../../everyday/say-of-matter.ts';
import { storyOf } from '../story/story-of.ts';
import type { LastTurn } from './last-turn.ts';

const MOST = 3;

/** The everyday matters that were answered in this story, the one it began with first. */
export function mattersSaid({ talk, state }: LastTurn): readonly EverydayMatter[] {
  const story = storyOf(talk, state);
  if (story === null) return [];
  const ids = state.used
    .filter((name) => name.startsWith(`story/${MATTER_PREFIX}`))
    .map((name) => name.split(/[/ ]/u)[2] ?? '');
  return [...new Set(ids)]
    .filter((id) => id in story.matters)
    .slice(-MOST)
    .flatMap((id) => talk.matters.everyday(id) ?? []);
}

/** What the matters of the story, in this order, have to say to one of these ways of asking that was not said yet. */
export function unsaidOfStory(
  turn: LastTurn,
  forms: readonly MatterForm[],
  matters = mattersSaid(turn),
): SaidOfMatter | null {
  const { entities } = turn.kept;
  for (const form of forms) {
    for (const matter of matters) {
      const said = sayOfMatter(
        matter,
        form,
        { ...turn.state.entities, ...entities },
        turn.state.used,
      );
      if (said !== null) return said;
    }
  }
  return null;
}
