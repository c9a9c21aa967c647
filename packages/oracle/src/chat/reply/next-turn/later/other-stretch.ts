import { DAY_MS } from '@palm/astrology/instant';
import { capitalised } from '../../../../text/capitalised.ts';
import type { Purpose } from '../../../family.ts';
import type { ChatFact } from '../../../../facts/fact.ts';
import type { ReadingPart } from '../../../../reading.ts';
import type { ChatState, KeptPiece } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import { situationOf } from '../../answer-piece.ts';
import { type Draft, plainPart } from '../../draft.ts';
import type { Talk } from '../../talk.ts';
import { conversationOf } from '../conversation.ts';
import { isGraveStory } from './grave-story.ts';

const AHEAD: ReadonlySet<string> = new Set(['this-week', 'this-month', 'love-this-month']);
const ASKED_AHEAD =
  /\b(?:how|what|will|is|does)\b.*\b(?:week|month|days|january|february|march|april|may|june|july|august|september|october|november|december)\b/u;
const STRETCH =
  /^(?:(?:and|ok|so|then|what about|how about|for|in|hm+) )*(?<when>(?:the )?next week|the (?:week after(?: that)?|following week)|next month|the (?:month after(?: that)?|following month)|(?:this |next |the )?weekend|(?:january|february|march|april|may|june|july|august|september|october|november|december)|the (?:first|second|last) week)(?: then| looking)?$/u;

/** What the question before was about, and for which purpose days are then scored. */
const THEMES: readonly (readonly [RegExp, Purpose, string])[] = [
  [/\b(?:work|job|career|office|boss|promotion|business)\b/u, 'asking-at-work', 'work'],
  [/\b(?:love|dating|relationship|romance|boyfriend|girlfriend|crush)\b/u, 'love', 'love'],
  [/\b(?:money|finances?|income|salary)\b/u, 'money-talk', 'money'],
];

/** "and next week?", "and january?": the same subject in another stretch of time, by the days that stand out in it. */
export function answerStretch(
  [piece, ...more]: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Draft | null {
  const last = state.piece;
  if (piece === undefined || more.length > 0 || last === null || isGraveStory(talk, state))
    return null;
  const when = STRETCH.exec(piece.plain)?.groups?.['when'];
  const family = talk.families.get(
    AHEAD.has(state.family ?? '') ? (state.family ?? '') : 'this-week',
  );
  if (when === undefined || family === undefined || talk.chart === null) return null;
  if (!AHEAD.has(state.family ?? '') && !ASKED_AHEAD.test(last.plain)) return null;
  const theme = THEMES.find(([words]) => words.test(conversationOf(state)));
  const asked: KeptPiece = {
    ...last,
    near: {},
    plain: piece.plain,
    entities: timesOf(piece, when),
  };
  const then = { ...talk, now: startOf(when, last, talk) };
  const purpose = theme?.[1] ?? family.purpose;
  const source = situationOf({ family, piece: asked, purpose }, then, state).source;
  const slots = ['window', 'window_reason', 'worst_days', 'season_line'].map((name) =>
    source(name),
  );
  const parts = partsOf(
    when,
    theme?.[2] ?? null,
    slots.map((slot) => slot?.text ?? null),
  );
  const facts = slots.flatMap((slot) => slot?.facts ?? []);
  return {
    parts: cited(parts, facts),
    chosen: [],
    facts,
    zone: 'sure',
    piece: { ...last, family: family.id },
  };
}

const cited = (texts: readonly string[], facts: readonly ChatFact[]): readonly ReadingPart[] =>
  texts.map((text, at) =>
    at === 0 ? { text, cites: facts.map(({ id }) => id) } : plainPart(text),
  );

function partsOf(
  when: string,
  theme: string | null,
  [window, reason, worst, season]: readonly (string | null)[],
): readonly string[] {
  const opening = `${capitalised(when)}${theme === null ? '' : `, for ${theme}`}:`;
  const best =
    window === null || window === undefined
      ? 'nothing in your chart stands out, neither up nor down, so plan it by your own calendar.'
      : `your easiest stretch is ${window}. ${reason ?? ''}`.trim();
  return [
    `${opening} ${best}`,
    ...(worst === null || worst === undefined ? [] : [`Days to take gently: ${worst}.`]),
    ...(season === null || season === undefined ? [] : [`In the background: ${season}`]),
  ];
}

/** "the week after" has no dates of its own: it is counted from the stretch before. */
const timesOf = ({ entities: { month, span, date } }: Piece, when: string): KeptPiece['entities'] =>
  /after|following/u.test(when) && when.includes('week')
    ? { span: 'next week' }
    : { ...(month && { month }), ...(span && { span }), ...(date && { date }) };

const WEEK_MS = 7 * DAY_MS;

function startOf(when: string, { plain, entities }: KeptPiece, { now }: Talk): number {
  if (/after|following/u.test(when) && /\bnext week\b/u.test(plain)) return now + WEEK_MS;
  const month = entities.month;
  if (!/first week|second week|last week/u.test(when) || month === undefined) return now;
  const week = when.includes('first') ? 0 : when.includes('second') ? 1 : 3;
  return Math.max(now, Date.parse(`${month}-01T12:00:00Z`) + week * WEEK_MS);
}
