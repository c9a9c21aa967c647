import type { ChatState } from '../../state.ts';
import type { NamedDay, Piece } from '../../understood.ts';
import { addDays } from '../../slots/calendar/local-time.ts';
import type { Draft } from '../draft.ts';
import type { Talk } from '../talk.ts';
import { conversationOf } from './conversation.ts';
import { whichDay } from './other/other-day.ts';

const LIMIT =
  /\b(?:must|has to|have to|needs? to|should|can only|could only) be\b|\b(?:only|except|not on|any day but|free on|off on|busy on|away|rather|preferably|i (?:can not|work|am busy|am free))\b|^(?:(?:but|and|sorry|oh|ok|no|actually|ideally) )*(?:no|not|before|by) (?:the )?(?:\d|mon|tues|wednes|thurs|fri|satur|sun|weekend|week)/u;

/** "it must be before the 20th", "no mondays": a day that was asked for is looked for again within the limit. */
export async function limitedDay(
  piece: Piece,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const family = talk.families.get(state.family ?? '');
  if (family === undefined || state.piece === null) return null;
  const { deadline, weekdays } = piece.entities;
  const isLimit = (deadline ?? weekdays) !== undefined && LIMIT.test(piece.plain);
  if (!isLimit || !ASKED_DAY.test(conversationOf(state))) return null;
  const entities = {
    ...(deadline && { deadline: lastDay(deadline, piece.plain) }),
    ...(weekdays && { weekdays }),
  };
  return whichDay({ ...piece, entities }, { family, piece: state.piece }, talk, state);
}

/** "before the 20th" leaves the 20th out, "by the 20th" does not. */
const lastDay = (deadline: NamedDay, plain: string): NamedDay =>
  /\bbefore\b/u.test(plain) ? { ...deadline, iso: addDays(deadline.iso, -1) } : deadline;

const ASKED_DAY = /\b(?:when|days?|dates?|times?|moment|weekend)\b/u;
