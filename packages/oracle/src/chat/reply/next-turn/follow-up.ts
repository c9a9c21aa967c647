import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import type { Family, NextForm } from '../../family.ts';
import type { ChatState } from '../../state.ts';
import type { FollowUp, Piece } from '../../understood.ts';
import { answerOne } from '../answer-one.ts';
import { fullAnswer, shortAnswer } from '../answer-parts.ts';
import { answerPiece, situationOf } from '../answer-piece.ts';
import { answerEarlier } from './earlier-question.ts';
import { answerOtherOne } from './other/other-one.ts';
import { type Last, otherTime, whichDay } from './other/other-day.ts';
import { answerCardTurn, answerNthCard, lastCard } from './card-turn.ts';
import { answerCorrection } from './correction/correction.ts';
import { decide } from './decide.ts';
import { samePerson } from './other/other-person.ts';
import { afresh } from './afresh.ts';
import { askedForm } from './by-form/next-form.ts';
import { answerNext } from './by-form/next-passage.ts';
import { type Advice, furtherAdvice } from './reaction/further-advice.ts';
import { otherDeed, otherValue } from './other/other-value.ts';
import { explainSaid } from './said-before.ts';
import { type Draft, plainPart } from '../draft.ts';
import { familyOfPlacement } from '../look-ups/placements/own-placement.ts';
import { pointNamed } from '../../slots/birth/points.ts';
import { leanBetween } from '../../slots/lean-slots.ts';
import type { Talk } from '../talk.ts';
import { whyTwoSigns } from './later/about-look-up.ts';
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
      return (
        answerCardTurn('why', last, talk, state) ??
        (last.family.id.startsWith('dream-')
          ? fixed(REPLY_LINES.whyDream)
          : sayWhy(last, talk, state))
      );
    case 'more':
      return sayMore(last, talk, state);
    case 'shorter':
      return told(await shortAnswer(last, talk, state, nameOf(state.passage)));
    case 'which-day':
      return whichDay(piece, last, talk, state);
    case 'good-or-bad':
      return (
        answerCardTurn('good-or-bad', last, talk, state) ??
        (await answerNext(last.family, piece, talk, state)) ??
        goodOrBad(last, talk, state)
      );
    case 'decide':
      return isOwnQuestion(piece) ? null : decide(piece, last, talk, state);
    case 'which-sign':
      return whichSign(last, talk, state);
    case 'who':
      return STORIES.has(last.family.kind) ? fixed(REPLY_LINES.noPerson) : null;
    case 'what-now':
      return (await answerNext(last.family, piece, talk, state)) ?? sayMore(last, talk, state);
    case 'card-side':
      return answerCardTurn(wanted.side, lastCard(last, talk), talk, state);
    case 'same-again':
      return last.family.kind === 'lookup'
        ? answerOne(last, {}, talk, afresh(last, state))
        : sayMore(last, talk, state);
    case 'how-are-you':
      return last.family.kind === 'talk' ? fixed(REPLY_LINES.howAreYou) : null;
    case 'nth':
      return answerNthCard(wanted.place, last, talk, state);
    case 'said-before':
      return explainSaid(wanted.words, last, talk, state);
    case 'other-value':
      return otherValue(wanted.words, last, talk, state);
    case 'other-deed':
      return otherDeed(wanted.doing, last, talk, state);
    case 'how-long':
      return (await answerNext(last.family, piece, talk, state)) ?? howLong(last, talk, state);
    case 'conclusion':
      return sayNotThat(piece, last, talk, state);
    case 'other-one':
      return answerOtherOne(wanted, talk, state);
    case 'unanswered':
      return answerEarlier(wanted.about, talk, state);
    case 'time':
      return (
        (OF_ONE_DAY.has(last.family.id) ? await otherTime(piece, last, talk, state) : null) ??
        (await otherValue(piece.plain, last, talk, state)) ??
        otherTime(piece, last, talk, state)
      );
    case 'planet':
      return otherPlanet(wanted.planet, last, talk, state);
    case 'theme':
      return turnToTheme(wanted.theme, piece, last, talk, state);
    case 'person':
      return samePerson(wanted.who, piece, last, talk, state);
    case 'correction':
      return (
        (await correctedPlanet(wanted.meant, last, talk, state)) ??
        (NOT_ASKED.test(piece.plain) ? await answerEarlier(piece.plain, talk, state) : null) ??
        answerCorrection(wanted.meant, talk, state)
      );
    case 'yes':
      return state.asked ? sayMore(last, talk, state) : goOnAfter('yes', last, talk, state);
    case 'no':
      return goOnAfter('no', last, talk, state);
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

/** Told of one day: another day has an answer of its own. */
const OF_ONE_DAY: ReadonlySet<string> = new Set(['moon-today', 'today']);

/** Nothing is put right by it: the question waits for an answer. */
const NOT_ASKED = /\bthat is not what i asked$/u;

/** The last answer with its question: words that were not understood since then are not the question. */
function lastOf(talk: Talk, { family, piece, questions }: ChatState): Last | null {
  const last = family === null ? undefined : talk.families.get(family);
  const own = piece?.family === family ? piece : questions.findLast((one) => one.family === family);
  const asked = own ?? piece;
  return last === undefined || asked === null ? null : { family: last, piece: asked };
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

/** A bare yes or no to advice: more on what was answered last, or else room for the user. */
async function goOnAfter(
  reply: 'yes' | 'no',
  last: Last,
  talk: Talk,
  state: ChatState,
): Promise<Draft> {
  const opening = plainPart(reply === 'yes' ? REPLY_LINES.goOnYes : REPLY_LINES.goingOn);
  const advice = await moreOnMatter(last, talk, state);
  if (advice !== null) return { ...advice, parts: [opening, ...advice.parts], zone: 'sure' };
  const more = STORIES.has(last.family.kind)
    ? await answerPiece(last, { part: 'more' }, talk, state)
    : null;
  if (more === null) return fixed(REPLY_LINES[reply]);
  return { parts: [opening, ...more.parts], chosen: [more], zone: 'sure' };
}

/** What the everyday matter of the story has left: the words first where they were asked for, else how to go about it. */
function moreOnMatter(last: Last, talk: Talk, state: ChatState): Promise<Advice | null> {
  const asked = askedForm(state.piece?.plain ?? '');
  const forms = asked === 'say' ? FORMS_AFTER_WORDS : FORMS_AFTER_ADVICE;
  const { entities } = last.piece;
  return furtherAdvice({ forms, isAsked: false, isOfMatter: true, entities }, talk, state);
}
const FORMS_AFTER_WORDS: readonly NextForm[] = ['say', 'how'];
const FORMS_AFTER_ADVICE: readonly NextForm[] = ['how', 'say'];

/** "should i move out or not": a deed of its own, on a subject that is sure. */
const isOwnQuestion = ({ entities, zone, family }: Piece): boolean =>
  entities.deed !== undefined && zone === 'sure' && family !== 'push-back';

/** Where the sign of the last answer is told. */
const SIGN_SLOTS: Readonly<Record<string, string>> = {
  'full-moon-next': 'next_full_sign',
  'new-moon-next': 'next_new_sign',
  'moon-today': 'moon_sign_now',
  'planet-now': 'planet_sign_now',
  eclipse: 'eclipse_sign',
};

function whichSign(last: Last, talk: Talk, state: ChatState): Draft | null {
  const slot = SIGN_SLOTS[last.family.id];
  const found = slot === undefined ? null : situationOf(last, talk, state).source(slot);
  if (found === null) return null;
  const { text, facts } = found;
  return {
    parts: [{ text: `In ${text}.`, cites: facts.map(({ id }) => id) }],
    chosen: [],
    facts,
    zone: 'sure',
    piece: { ...last.piece, family: last.family.id },
  };
}

const STORIES: ReadonlySet<Family['kind']> = new Set(['comfort', 'advice', 'frame']);

async function goodOrBad(last: Last, talk: Talk, state: ChatState): Promise<Draft> {
  if (last.family.theme === 'numbers') return fixed(REPLY_LINES.neitherNumber);
  if (last.family.kind === 'lookup') return fixed(REPLY_LINES.neitherGoodNorBad);
  const short = await shortAnswer(last, talk, state, nameOf(state.passage));
  const opening = plainPart(REPLY_LINES.notByItself);
  return { parts: [opening, ...(short?.parts ?? [])], chosen: [], zone: 'sure' };
}

/** Of a look-up the receipts; of advice its reason in plain words, and the receipts only where it named a day. */
async function sayWhy(last: Last, talk: Talk, state: ChatState): Promise<Draft> {
  const { receipts } = state;
  const option = leanBetween({ ...state.entities, ...last.piece.entities });
  if (last.family.id === 'should-a-or-b' && option !== null) {
    return fixed(REPLY_LINES.whyOption.replace('{reason}', option.reason));
  }
  const isOfSky = last.family.kind === 'lookup' || DAY_FRAMES.has(last.family.id);
  if (isOfSky && receipts.length > 0) return sayReceipts(receipts);
  const reason = await partOrShort('plain', last, talk, state);
  const parts = [plainPart(receipts.length > 0 ? REPLY_LINES.whyAdvice : REPLY_LINES.whyNothing)];
  return reason === null
    ? { parts, chosen: [], zone: 'sure' }
    : { parts: [...parts, ...reason.parts], chosen: [reason], zone: 'sure' };
}

const DAY_FRAMES: ReadonlySet<string> = new Set([
  'which-day',
  'best-day',
  'plan-date',
  'is-x-good',
  'today',
  'this-week',
  'this-month',
  'love-this-month',
  'new-year-ahead',
]);

function sayReceipts(receipts: readonly string[]): Draft {
  const lines = receipts.map((words) => plainPart(words.endsWith('.') ? words : `${words}.`));
  const pair = whyTwoSigns(receipts);
  if (pair !== null) {
    return {
      parts: [...pair, REPLY_LINES.whyPairClosing].map(plainPart),
      chosen: [],
      zone: 'sure',
    };
  }
  return {
    parts: [plainPart(REPLY_LINES.whyReceipts), ...lines, plainPart(REPLY_LINES.whyClosing)],
    chosen: [],
    zone: 'sure',
  };
}

/** "so you're saying he's using me": the chat knows no heart, and what was said is said again, shortly. */
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
  if (last.family.id === 'planet-now') return whenItLeaves(last, talk, state);
  if (OF_TURNS.has(last.family.id)) return told(await shortAnswer(last, talk, state));
  if (STORIES.has(last.family.kind)) {
    const short = await shortAnswer(last, talk, state);
    const opening = plainPart(REPLY_LINES.noLength);
    return { parts: [opening, ...(short?.parts ?? [])], chosen: [], zone: 'sure' };
  }
  const family = talk.families.get('transit-meaning');
  if (family === undefined || last.family.kind !== 'lookup') return null;
  return answerOne({ family, piece: last.piece }, {}, talk, state);
}

/** "when does it leave" after where a planet is. */
async function whenItLeaves(last: Last, talk: Talk, state: ChatState): Promise<Draft | null> {
  const family = talk.families.get('ingress');
  const { sign: _sign, ...entities } = last.piece.entities;
  const plain = `when does ${entities.planet ?? 'it'} change signs`;
  if (family === undefined) return null;
  return answerOne(
    { family, piece: { ...last.piece, plain, near: {}, entities } },
    {},
    talk,
    state,
  );
}

const OF_TURNS: ReadonlySet<string> = new Set([
  'mercury-retrograde',
  'retrograde-other',
  'retrograde-now',
]);

/** Families that say something of a planet at this time; every other one is about the birth chart. */
const OF_NOW: ReadonlySet<string> = new Set(['planet-now', 'transit-meaning', 'ingress']);

/** "no, I meant my moon" after another look-up. */
async function correctedPlanet(
  meant: string,
  last: Last,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const planet = /^(?:my |the )?(?<planet>[a-z]+)(?: sign)?$/u.exec(meant.trim())?.groups?.[
    'planet'
  ];
  if (planet === undefined || pointNamed(planet) === null) return null;
  const draft = await otherPlanet(planet, last, talk, state);
  if (draft === null) return null;
  return { ...draft, parts: [plainPart(REPLY_LINES.corrected), ...draft.parts] };
}

/** The same kind of answer for another planet. */
async function otherPlanet(
  planet: string,
  last: Last,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  if (last.family.kind !== 'lookup') return null;
  const id = OF_TURNS.has(last.family.id)
    ? 'retrograde-other'
    : OF_NOW.has(last.family.id)
      ? last.family.id
      : familyOfPlacement(planet);
  const family = talk.families.get(id);
  if (family === undefined) return null;
  const { sign: _sign, house: _house, ...entities } = last.piece.entities;
  const piece = { ...last.piece, family: id, near: {}, entities: { ...entities, planet } };
  return answerOne({ family, piece }, {}, talk, state);
}
