import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import type { Family } from '../../family.ts';
import type { ChatState, KeptPiece } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import { answerOne } from '../answer-one.ts';
import { type Draft, plainPart } from '../draft.ts';
import { laidOver } from '../kept-piece.ts';
import type { Talk } from '../talk.ts';

/** The answer that a follow-up is about. */
export interface Last {
  readonly family: Family;
  readonly piece: KeptPiece;
}

/** Families that look at a stretch of time, by the stretch they look at. */
const AHEAD: ReadonlySet<string> = new Set([
  'today',
  'this-week',
  'this-month',
  'new-year-ahead',
  'love-this-month',
]);

/** "and the weekend?", "what about march": the same question for another time. */
export async function otherTime(
  piece: Piece,
  last: Last,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const isOfDays =
    last.family.purpose !== null || TIMES.some((name) => name in last.piece.entities);
  if (isOfDays && !AHEAD.has(last.family.id)) {
    return whichDay(piece, last, talk, state);
  }
  if (!AHEAD.has(last.family.id)) return null;
  const id = /year|20\d\d/u.test(piece.plain)
    ? 'new-year-ahead'
    : /month|summer|spring|autumn|fall|winter/u.test(piece.plain) || piece.entities.month
      ? 'this-month'
      : /week/u.test(piece.plain)
        ? 'this-week'
        : 'today';
  const family = talk.families.get(last.family.id === 'love-this-month' ? last.family.id : id);
  if (family === undefined) return null;
  const asked = laidOver({ ...last.piece, plain: piece.plain, form: piece.form }, piece.entities);
  return answerOne({ family, piece: asked }, {}, talk, state);
}

const TIMES = ['date', 'month', 'span', 'weekdays'] as const;

/** The day finder, for the deed and with the limits that the conversation has named. */
export async function whichDay(
  piece: Piece,
  last: Last,
  talk: Talk,
  state: ChatState,
): Promise<Draft> {
  const family = talk.families.get('which-day');
  if (family === undefined)
    return { parts: [plainPart(REPLY_LINES.nothingToFollow)], chosen: [], zone: 'sure' };
  const { deed, deadline } = state.entities;
  const { date: _date, date_b: _second, month: _month, span: _span, ...rest } = last.piece.entities;
  const isOtherTime = TIMES.some((name) => piece.entities[name] !== undefined);
  const asked = laidOver(
    {
      ...last.piece,
      plain: `${last.piece.plain} ${piece.plain}`,
      form: piece.form,
      entities: isOtherTime ? rest : last.piece.entities,
    },
    { ...(deed && { deed }), ...(deadline && !isOtherTime && { deadline }), ...piece.entities },
  );
  const purpose = last.family.purpose ?? family.purpose;
  // Another day of the same kind is told in the same words.
  const afresh = { ...state, used: state.used.filter((one) => !one.startsWith(`${family.id}/`)) };
  const draft = await answerOne({ family, piece: asked, purpose }, {}, talk, afresh);
  // The subject stays what it was: only the day was asked for.
  return { ...draft, piece: last.piece };
}
