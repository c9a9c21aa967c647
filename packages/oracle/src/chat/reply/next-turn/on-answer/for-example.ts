import { AGAIN_LINES } from '../../../../../content/chat/turns/on-answer/again-lines.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { type Draft, plainPart } from '../../draft.ts';
import type { LastTurn } from './last-turn.ts';
import { mattersSaid, unsaidOfStory } from './story-matters.ts';
import { namesOption, optionsIn } from './told-options.ts';

const LIKE_WHAT =
  /^(?:like what|such as|for example|for instance|example|an example|give me an example|like how|like)$/u;

/** "like what": words or steps of the story that were not said yet. */
export function forExample(turn: LastTurn): Draft | null {
  if (!LIKE_WHAT.test(turn.asks)) return null;
  const said = unsaidOfStory(turn, ['say', 'how'], mattersSaid(turn).toReversed());
  if (said === null) return null;
  const parts = [plainPart(AGAIN_LINES.forExample), ...said.parts];
  return { parts, chosen: [], zone: 'sure', piece: turn.kept, used: [said.name] };
}

const OTHER_ONE =
  /^(?:(?:not (?:that one|him|her|this one)|i (?:mean|meant)|the) )*(?:the )?other(?: one| guy| girl| man| woman)?(?: (?:i (?:mean|meant) )?the (?<named>[\p{L} ]{2,30}))?$/u;
const OF_HEART = /\b(?:likes? me|into me|loves? me|interested|misses? me|thinks? of me)\b/u;

/** "no the other one. the leo": which of two people is meant, where the question was about their hearts. */
export function meantPerson({ asks, before, told, kept }: LastTurn): Draft | null {
  const found = OTHER_ONE.exec(asks);
  const options = found === null || !OF_HEART.test(told) ? null : optionsIn(before);
  if (found === null || options === null) return null;
  const named = found.groups?.['named'];
  const option =
    options.find((one) => named !== undefined && namesOption(named, one)) ?? options[1];
  const text = AGAIN_LINES.meantOne.replace('{option}', () => capitalised(option.words));
  return { parts: [plainPart(text)], chosen: [], zone: 'sure', piece: kept };
}
