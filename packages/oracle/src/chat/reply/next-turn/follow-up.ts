import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import type { ChatState } from '../../state.ts';
import type { FollowUp, Piece } from '../../understood.ts';
import { answerOne } from '../answer-one.ts';
import { fullAnswer, shortAnswer } from '../answer-parts.ts';
import { answerPiece } from '../answer-piece.ts';
import { answerEarlier } from './earlier-question.ts';
import { answerOtherOne } from './other-one.ts';
import { type Last, otherTime, whichDay } from './other-day.ts';
import { answerCorrection } from './correction.ts';
import { type Draft, plainPart } from '../draft.ts';
import { laidOver } from '../kept-piece.ts';
import type { Talk } from '../talk.ts';
import { turnToTheme } from '../turn-to-theme.ts';

/** What is said to a message about the last answer; null when it is no such message after all. */
export async function followUp(
  wanted: FollowUp,
  piece: Piece,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const last = lastOf(talk, state);
  if (last === null) return null;
  switch (wanted.kind) {
    case 'meaning':
      return told(await partOrShort('plain', last, talk, state));
    case 'why':
      return sayWhy(last, talk, state);
    case 'more':
      return sayMore(last, talk, state);
    case 'shorter':
      return told(await shortAnswer(last, talk, state, nameOf(state.passage)));
    case 'which-day':
      return whichDay(piece, last, talk, state);
    case 'good-or-bad':
      return last.family.kind === 'lookup' ? fixed(REPLY_LINES.neitherGoodNorBad) : null;
    case 'how-long':
      return howLong(last, talk, state);
    case 'conclusion':
      return sayNotThat(piece, last, talk, state);
    case 'other-one':
      return answerOtherOne(wanted, talk, state);
    case 'unanswered':
      return answerEarlier(wanted.about, talk, state);
    case 'time':
      return otherTime(piece, last, talk, state);
    case 'planet':
      return otherPlanet(wanted.planet, last, talk, state);
    case 'theme':
      return turnToTheme(wanted.theme, piece, last, talk, state);
    case 'person':
      return samePerson(wanted, last, talk, state);
    case 'correction':
      return answerCorrection(wanted.meant, talk, state);
    case 'yes':
      return state.asked ? sayMore(last, talk, state) : fixed(REPLY_LINES.yes);
    case 'no':
      return fixed(REPLY_LINES.no);
    case 'ok':
      return fixed(REPLY_LINES.fine);
    case 'never-mind':
      return fixed(REPLY_LINES.neverMind);
    case 'something-else':
      return fixed(REPLY_LINES.somethingElse);
    case 'unsure':
      return told(await partOrShort('plain', last, talk, state));
    case 'noun':
      return null;
  }
}

function lastOf(talk: Talk, { family, piece }: ChatState): Last | null {
  const last = family === null ? undefined : talk.families.get(family);
  return last === undefined || piece === null ? null : { family: last, piece };
}

const fixed = (text: string): Draft => ({ parts: [plainPart(text)], chosen: [], zone: 'sure' });

const told = (chosen: Awaited<ReturnType<typeof answerPiece>>): Draft =>
  chosen === null
    ? fixed(REPLY_LINES.saidAll)
    : { parts: chosen.parts, chosen: [chosen], zone: 'sure' };

/** "answer · today" → "today" */
const nameOf = (passage: string | null): string | null => passage?.split(' · ')[1] ?? null;

async function partOrShort(part: 'plain', last: Last, talk: Talk, state: ChatState) {
  const name = nameOf(state.passage);
  const own = name === null ? null : await answerPiece(last, { part, name }, talk, state);
  return own ?? (await answerPiece(last, { part }, talk, state)) ?? shortAnswer(last, talk, state);
}

async function sayMore(last: Last, talk: Talk, state: ChatState): Promise<Draft> {
  const more = await answerPiece(last, { part: 'more' }, talk, state);
  return told(more ?? (await fullAnswer(last, talk, state)));
}

/** Of a look-up the receipts; of advice its reason in plain words, and the receipts only where it named a day. */
async function sayWhy(last: Last, talk: Talk, state: ChatState): Promise<Draft> {
  const { receipts } = state;
  const isOfSky = last.family.kind === 'lookup' || DAY_FRAMES.has(last.family.id);
  if (isOfSky && receipts.length > 0) return sayReceipts(receipts);
  const reason = await partOrShort('plain', last, talk, state);
  const parts = [plainPart(receipts.length > 0 ? REPLY_LINES.whyAdvice : REPLY_LINES.whyNothing)];
  return reason === null
    ? { parts, chosen: [], zone: 'sure' }
    : { parts: [...parts, ...reason.parts], chosen: [reason], zone: 'sure' };
}

const DAY_FRAMES: ReadonlySet<string> = new Set(['which-day', 'best-day', 'plan-date']);

function sayReceipts(receipts: readonly string[]): Draft {
  const lines = receipts.map((words) => plainPart(words.endsWith('.') ? words : `${words}.`));
  return {
    parts: [plainPart(REPLY_LINES.whyReceipts), ...lines, plainPart(REPLY_LINES.whyClosing)],
    chosen: [],
    zone: 'sure',
  };
}

/** "so you're saying he's using me": nobody's heart is known here, and what was said is said again, shortly. */
async function sayNotThat(piece: Piece, last: Last, talk: Talk, state: ChatState): Promise<Draft> {
  const who = piece.entities.who ?? state.entities.who;
  const short = await shortAnswer(last, talk, state, nameOf(state.passage));
  const isOther = who !== undefined && piece.about !== 'app';
  const them = { he: 'him', she: 'her', they: 'them' }[who?.they ?? 'they'];
  const opening = isOther
    ? [REPLY_LINES.notSaying.replace('{them}', them), REPLY_LINES.whatISay]
    : [REPLY_LINES.inShort];
  const said = short === null ? [] : short.parts;
  return { parts: [...opening.map(plainPart), ...said], chosen: [], zone: 'sure' };
}

/** A contact has dates; how long anything else lasts is a question of its own. */
async function howLong(last: Last, talk: Talk, state: ChatState): Promise<Draft | null> {
  const family = talk.families.get('transit-meaning');
  if (family === undefined || last.family.kind !== 'lookup') return null;
  return answerOne({ family, piece: last.piece }, {}, talk, state);
}

/** Families that say something of a planet at this time; every other one is about the birth chart. */
const OF_NOW: ReadonlySet<string> = new Set([
  'planet-now',
  'transit-meaning',
  'retrograde-other',
  'ingress',
]);
const OWN_FAMILY: Readonly<Record<string, string>> = {
  sun: 'sun-sign',
  moon: 'moon-sign-mine',
  venus: 'venus-mine',
  mars: 'mars-mine',
  chiron: 'chiron',
  rising: 'rising-mine',
  ascendant: 'rising-mine',
};

/** The same kind of answer for another planet. */
async function otherPlanet(
  planet: string,
  last: Last,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  if (last.family.kind !== 'lookup') return null;
  const id = OF_NOW.has(last.family.id) ? last.family.id : (OWN_FAMILY[planet] ?? 'placement');
  const family = talk.families.get(id);
  if (family === undefined) return null;
  return answerOne({ family, piece: laidOver(last.piece, { planet }) }, {}, talk, state);
}

async function samePerson(
  { who }: Extract<FollowUp, { kind: 'person' }>,
  last: Last,
  talk: Talk,
  state: ChatState,
): Promise<Draft> {
  const piece = laidOver(last.piece, { who });
  const chosen =
    (await answerPiece({ ...last, piece }, { part: 'answer' }, talk, state)) ??
    (await shortAnswer({ ...last, piece }, talk, state));
  return { ...told(chosen), piece };
}
