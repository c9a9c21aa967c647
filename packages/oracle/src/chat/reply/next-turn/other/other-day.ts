import { DAY_MS } from '@palm/astrology/instant';
import { REPLY_LINES } from '../../../../../content/chat/reply-lines.ts';
import type { Family } from '../../../family.ts';
import type { ChatState, KeptPiece } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import { answerOne } from '../../answer-one.ts';
import { shortAnswer } from '../../answer-parts.ts';
import { type Draft, plainPart } from '../../draft.ts';
import { laidOver } from '../../kept-piece.ts';
import { afresh } from '../afresh.ts';
import { todayOf } from '../../../slots/calendar/date-words.ts';
import { daysBetween } from '../../../slots/calendar/local-time.ts';
import type { Talk } from '../../talk.ts';

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
  if (last.family.id === 'moon-today') return ofAnotherDay(piece, last, talk, state);
  const isOfDays =
    last.family.purpose !== null || TIMES.some((name) => name in last.piece.entities);
  if (isOfDays && !AHEAD.has(last.family.id)) {
    return whichDay(piece, last, talk, state);
  }
  if (!AHEAD.has(last.family.id)) return null;
  const year = await ofAnotherYear(piece, last, talk, state);
  if (year !== null) return year;
  const day = await ofAnotherDay(piece, last, talk, state);
  if (day !== null) return day;
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

const FARTHEST_YEARS = 5;

/** "and 2028?": the year ahead as it looks when that year begins. */
async function ofAnotherYear(
  piece: Piece,
  last: Last,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const family = talk.families.get('new-year-ahead');
  const named = /\b20\d\d\b/u.exec(piece.plain)?.[0];
  if (named === undefined || family === undefined) return null;
  const years = Number(named) - Number(todayOf(talk).slice(0, 4));
  if (years < 1 || years > FARTHEST_YEARS) return null;
  const then = { ...talk, now: Date.UTC(Number(named), 0, 2, 12) };
  const asked = { ...last.piece, plain: piece.plain, family: family.id, near: {} };
  const draft = await answerOne({ family, piece: asked }, {}, then, afresh({ family }, state));
  const line = REPLY_LINES.asInThatYear.replace('{year}', named);
  return { ...draft, parts: [plainPart(line), ...draft.parts] };
}

const FARTHEST_DAYS = 14;

/** "same for tomorrow" after a question about today: the answer of that day. */
async function ofAnotherDay(
  piece: Piece,
  last: Last,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const { date } = piece.entities;
  const family = last.family.id === 'moon-today' ? last.family : talk.families.get('today');
  if (date === undefined || date.isBirth || family === undefined) return null;
  const days = daysBetween(todayOf(talk), date.iso);
  if (days < 1 || days > FARTHEST_DAYS) return null;
  const then = { ...talk, now: talk.now + days * DAY_MS };
  const { date: _date, ...entities } = last.piece.entities;
  const asked = { ...last.piece, family: family.id, near: {}, entities };
  const draft = await answerOne({ family, piece: asked }, {}, then, state);
  const line = REPLY_LINES.asOnThatDay.replace('{day}', date.words);
  return { ...draft, parts: [plainPart(line), ...draft.parts] };
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
  const isMonthAsked = /\b(?:what|which) (?:month|year|season)\b/u.test(piece.plain);
  if ((isMonthAsked && deed === undefined) || isUndated(piece, last, state))
    return sayNoDate(last, talk, state);
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
  const draft = await answerOne(
    { family, piece: asked, purpose },
    {},
    talk,
    afresh({ family }, state),
  );
  // The subject stays what it was: only the day was asked for.
  return { ...draft, piece: last.piece };
}

/** "will i get married", then "when": there is no deed to find a day for. */
function isUndated(piece: Piece, { family, piece: asked }: Last, state: ChatState): boolean {
  const isOfDays = family.purpose !== null || OF_DAYS.has(family.id);
  const named = { ...state.entities, ...asked.entities, ...piece.entities };
  const isTimed = TIMES.some((name) => named[name] !== undefined);
  if (named.deed !== undefined && NO_DEED.test(named.deed)) return !isTimed;
  return !isOfDays && !isTimed && named.deed === undefined;
}

/** "be rich", "find someone": nothing that is done on a day. */
const NO_DEED =
  /^(?:be|become|have|find|meet|win|fall|feel|succeed|make it|pass|get (?:rich|married|pregnant|better|over|promoted|hired|a job|back))\b/u;

const OF_DAYS: ReadonlySet<string> = new Set(['which-day', 'best-day', 'plan-date']);

async function sayNoDate(last: Last, talk: Talk, state: ChatState): Promise<Draft> {
  const short = await shortAnswer(last, talk, state);
  return {
    parts: [plainPart(REPLY_LINES.noDate), ...(short?.parts ?? [])],
    chosen: [],
    zone: 'sure',
  };
}
