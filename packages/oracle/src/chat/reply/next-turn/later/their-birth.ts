import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import type { Draft } from '../../draft.ts';
import { personMeant } from '../../focus.ts';
import type { Talk } from '../../talk.ts';
import { byTheirBirth, isByBirth } from '../other/other-person.ts';
import { asksOutlook } from '../../look-ups/outlook/asked-outlook.ts';
import { isGraveStory } from './grave-story.ts';

const AND_THEM =
  /\b(?:and|what about|how about|same|for)\b.*\b(?:him|her|them|he|she|they|my \w+)\b/iu;
const MOST_WORDS = 14;

/** "what about for him he's 14 feb 1995": the last outlook by that birth, also where a story came in between. */
export async function outlookForThem(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const piece = pieces.find(({ entities }) => entities.date?.isBirth === true);
  const date = piece?.entities.date;
  const text = pieces.map((one) => `${one.said} ${one.text}`.trim()).join(' ');
  if (piece === undefined || date === undefined || !AND_THEM.test(text)) return null;
  if (text.split(/\s+/u).length > MOST_WORDS || isGraveStory(talk, state)) return null;
  const who = personMeant(piece, state);
  const asked = state.questions.findLast(
    (one) => OUTLOOKS.has(one.family ?? '') || asksOutlook(one),
  );
  const family = talk.families.get(asked?.family ?? '');
  if (who === undefined || asked === undefined || family === undefined) return null;
  const last = { family, piece: asked };
  return isByBirth(last) ? byTheirBirth({ who, date, text }, last, talk, state) : null;
}

const OUTLOOKS: ReadonlySet<string> = new Set([
  'today',
  'this-week',
  'this-month',
  'love-this-month',
  'new-year-ahead',
]);
