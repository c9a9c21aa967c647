import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import type { Draft } from '../../draft.ts';
import type { Talk } from '../../talk.ts';
import { whichDay } from '../other/other-day.ts';
import { isGraveStory } from './grave-story.ts';

const ASKS_DAY =
  /^(?:(?:and|so|ok|but|then|well) )*(?:(?:which|what) (?:day|date|weekday)(?: is| would be| should i)?\b|(?:what|when) is the best (?:day|time|date) (?:to|for)\b|best (?:day|time|date) (?:to|for)\b|when (?:should|do|shall) (?:i|we) (?:move|leave|go|start|launch|tell|ask|sign|fly|travel|book)\b|(?:any|is there a) good day (?:to|for)\b)/u;
const DEED =
  /\b(?:to|should i|should we|do we|shall we|do i|for me to) (?<deed>(?:leave|fly|travel|send|do|ask|tell|start|go|sign|book|call|text|write|apply|move|launch|post|submit|hand|quit|announce|visit|meet|buy|list|open|plant|cut|dye)\b.*)$/u;
const NO_DAY =
  /\b(?:surgery|operation|court|trial|invest|crypto|stocks?|bet|conceive|pregnan\w*|treatment)\b/u;

/** "and which day is best to send it": the day for what the story is about. */
export async function answerAskedDay(
  [piece, ...more]: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const family = talk.families.get(state.family ?? '');
  if (piece === undefined || more.length > 0 || state.piece === null || family === undefined)
    return null;
  if (!ASKS_DAY.test(piece.plain) || family.kind === 'lookup' || isGraveStory(talk, state))
    return null;
  const deed = DEED.exec(piece.plain)?.groups?.['deed'] ?? piece.entities.deed;
  const last = { family, piece: state.piece };
  if (deed === undefined || NO_DAY.test(`${state.piece.plain} ${deed}`)) return null;
  return whichDay({ ...piece, entities: { ...piece.entities, deed } }, last, talk, state);
}
