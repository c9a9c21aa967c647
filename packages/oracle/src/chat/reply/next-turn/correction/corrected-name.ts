import { REPLY_LINES } from '../../../../../content/chat/reply-lines.ts';
import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import { answerOne } from '../../answer-one.ts';
import { type Draft, plainPart } from '../../draft.ts';
import { withCapitals } from '../../told/typed-name.ts';
import type { Talk } from '../../talk.ts';
import { afresh } from '../afresh.ts';

const CORRECTED =
  /^(?:(?:no|nope|sorry|oops|wait|actually|i mean|i meant|my bad|correction)[\s,.]+)+(?:it'?s|it is|my name is|i'?m|i am)?\s*(?<name>[\p{L}'-]{2,}(?:\s+[\p{L}'-]{2,}){0,3})(?:\s*,?\s*not\s+[\p{L}'-]+)?\W*$/iu;

/** "no sorry its Marina" after the number of a name: the sum again, for that name. */
export async function correctedName(
  piece: Piece,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const family = talk.families.get('name-number');
  const name = CORRECTED.exec(piece.text.trim())?.groups?.['name'];
  if (family === undefined || state.family !== family.id || state.piece === null) return null;
  if (name === undefined) return null;
  const own = { ...talk, birthName: withCapitals(name) };
  const draft = await answerOne({ family, piece: state.piece }, {}, own, afresh({ family }, state));
  return { ...draft, parts: [plainPart(REPLY_LINES.corrected), ...draft.parts] };
}
