import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import { SIGNS } from '@palm/astrology/vocabulary';
import { findSigns } from '../../entities/find-signs.ts';
import { findHour } from '../../entities/times/find-hour.ts';
import { yearIn } from '../../entities/times/year-in.ts';
import { signOfPoint } from '../../slots/birth/points.ts';
import { signsOfBirthday } from '../../slots/birth/sign-on-day.ts';
import type { ChatState } from '../../state.ts';
import type { Entities, Piece } from '../../understood.ts';
import { answerOne } from '../answer-one.ts';
import { type Draft, plainPart } from '../draft.ts';
import { keptPiece, laidOver, OF_TWO } from '../kept-piece.ts';
import { sayTypedBirth, typedBirth } from '../told/typed-birth.ts';
import { correctedDate } from './correction/corrected-date.ts';
import { correctedName } from './correction/corrected-name.ts';
import { byTheirBirth, isByBirth } from './other/other-person.ts';
import { afresh } from './afresh.ts';
import { toldName } from './told-name.ts';
import type { Talk } from '../talk.ts';

const MOST_WORDS = 20;

/** A birth date that was asked for, or a sign that was told wrong, with the last question answered by it. */
export async function givenLater(
  piece: Piece,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  if (piece.plain.split(' ').length > MOST_WORDS) return null;
  if (state.piece === null) return ownBirth(piece, talk, state);
  return (
    (await correctedDate(piece, talk, state)) ??
    (await correctedName(piece, talk, state)) ??
    (await toldName(piece, talk, state)) ??
    (await theirBirth(piece, talk, state)) ??
    (await birthDate(piece, talk, state)) ??
    (await toldHour(piece, talk, state)) ??
    (await ownBirth(piece, talk, state)) ??
    correctedSign(piece, talk, state)
  );
}

const TELLS_OF_OWN = /\bmy \w+ (?:says?|said|thinks?|told me|remembers?)\b/iu;

const TURNS =
  /^(?:(?:ok|okay|cool|and|but|so|then|now|thanks|same|the same)\W+)*(?:what about|how about|for|and|same for|do)\b|^(?:and )?my \w+(?: in law)?\?$/iu;

/** "and for my husband? 3 august 1988", or the date alone after it was asked for: the last look-up by that birth. */
async function theirBirth(piece: Piece, talk: Talk, state: ChatState): Promise<Draft | null> {
  const { date } = piece.entities;
  const family = talk.families.get(state.family ?? '');
  // A date that was told before is no answer to anything now.
  const isTyped = /\d/u.test(`${piece.said} ${piece.text}`);
  if (date?.isBirth !== true || !isTyped || family === undefined || state.piece === null)
    return null;
  const last = { family, piece: state.piece };
  const named = piece.entities.who;
  // "my mom says morning": whoever remembers the hour was not asked about.
  if (named === undefined && TELLS_OF_OWN.test(last.piece.text)) return null;
  const isTurn = named !== undefined && (TURNS.test(piece.text) || piece.form === 'tells');
  const who = named === undefined ? last.piece.entities.who : isTurn ? named : undefined;
  if (who === undefined || !isByBirth(last)) return null;
  const text = `${piece.said} ${piece.text}`;
  return byTheirBirth({ who, date, text }, last, talk, state);
}

/** "am i compatible with him", then his birth date: the two charts are compared. */
export async function comparedBirth(
  piece: Piece,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const isAskedNow = OF_TWO.has(state.family ?? '') && piece.form === 'tells';
  return isAskedNow && piece.entities.date_b === undefined ? birthDate(piece, talk, state) : null;
}

async function birthDate(piece: Piece, talk: Talk, state: ChatState): Promise<Draft | null> {
  const { date } = piece.entities;
  const family = talk.families.get('compare-charts');
  const isAskedFor = [state.family, ...state.questions.map((one) => one.family)].some((id) =>
    OF_TWO.has(id ?? ''),
  );
  if (date?.isBirth !== true || family === undefined || !isAskedFor) return null;
  // The date alone would be looked up for its sign.
  const words = `are we compatible, born ${date.words}`;
  const asked = {
    ...keptPiece(piece),
    said: '',
    text: words,
    plain: words.toLowerCase(),
    family: family.id,
    entities: { ...piece.entities, date },
  };
  const draft = await answerOne({ family, piece: asked }, {}, talk, state);
  const own = signOfPoint(talk.chart, 'sun');
  const [theirs] = signsOfBirthday(date.iso, yearIn(date.words), talk.zone);
  if (own === null || theirs === undefined || draft.chosen.length === 0) return draft;
  const line = REPLY_LINES.twoSuns
    .replace('{own}', SIGNS[own].name)
    .replace('{theirs}', SIGNS[theirs].name);
  return { ...draft, parts: [plainPart(line), ...draft.parts] };
}

const TELLS_HOUR = /\b(?:born|birth ?time|time)\b|^\W*(?:at |around |about )?\d/iu;

/** "my rising? 18 dec 1998 amman", then "my birth time is 4:15 am": the question again, with that hour. */
async function toldHour(piece: Piece, talk: Talk, state: ChatState): Promise<Draft | null> {
  const question = state.piece;
  const family = talk.families.get(state.family ?? '');
  const date = question?.entities.date;
  const message = `${piece.said} ${piece.text}`.trim();
  const isOfChart = family?.theme === 'chart';
  if (question === null || family === undefined || !isOfChart || date?.isBirth !== true)
    return null;
  const hour = findHour(message);
  if (hour === null || !TELLS_HOUR.test(message)) return null;
  const known = `${question.said} ${question.text}`.trim();
  const typed = await typedBirth(
    `born at ${hour.words}, ${known}`,
    date,
    piece.entities.place ?? question.entities.place,
    talk,
  );
  if (typed.talk.chart?.time !== 'known') {
    const line = REPLY_LINES.hourNeedsPlace.replace('{hour}', hour.words);
    return { parts: [plainPart(line)], chosen: [], zone: 'sure', piece: question };
  }
  const asked = { ...question, said: '', near: {}, family: family.id };
  const draft = await answerOne(
    { family, piece: asked },
    {},
    typed.talk,
    afresh({ family }, state),
  );
  return sayTypedBirth(draft, typed);
}

const MOST_BIRTH_WORDS = 12;

/** "what's my moon sign", then "8 april 1993": the question again, by that birth. */
async function ownBirth(piece: Piece, talk: Talk, state: ChatState): Promise<Draft | null> {
  const { date, date_b: second, place, who } = piece.entities;
  const last = talk.families.get(waitingForBirth(state) ?? '');
  const message = `${piece.said} ${piece.text}`.trim();
  const isAlone =
    date?.isBirth === true &&
    second === undefined &&
    who === undefined &&
    piece.form === 'tells' &&
    message.split(/\s+/u).length <= MOST_BIRTH_WORDS;
  const isOfChart = last?.theme === 'chart' || last?.theme === 'numbers';
  // A birth alone, without a question that it answers, is told in its three main signs.
  const family = isOfChart ? last : talk.families.get('big-three');
  if (!isAlone || family === undefined) return null;
  const typed = await typedBirth(message, date, place, talk);
  const question = isOfChart && state.piece !== null ? state.piece : keptPiece(piece);
  const said = `I was born ${message}`;
  const asked = { ...laidOver(question, { date }), said, near: {}, family: family.id };
  const draft = await answerOne(
    { family, piece: asked },
    {},
    typed.talk,
    afresh({ family }, state),
  );
  return sayTypedBirth(draft, typed);
}

/** The question that a birth answers: talk about the hour in between does not take its place. */
const waitingForBirth = ({ family, questions }: ChatState): string | null =>
  family === 'birth-time-unknown'
    ? (questions.findLast((one) => one.family !== family)?.family ?? family)
    : family;

const CORRECTS =
  /\b(?:sorry|wrong|mixed|typo|mistake|meant|i mean|actually|wait|oops|correction|my bad|not an?)\b|\*/iu;

async function correctedSign(piece: Piece, talk: Talk, state: ChatState): Promise<Draft | null> {
  const [sign] = findSigns(piece.text.replaceAll(/\bnot (?:an? )?\w+/giu, ' '));
  const kept = { ...state.entities, ...state.piece?.entities };
  const hadSign = kept.sign !== undefined || kept.sign_b !== undefined;
  if (sign === undefined || !hadSign || !CORRECTS.test(piece.text)) return null;
  const present = talk.families.get(state.family ?? '');
  const isOfSigns = present?.entities.includes('sign') === true;
  const family = isOfSigns ? present : talk.families.get('two-signs');
  if (family === undefined || state.piece === null) return null;
  const both = {
    ...(kept.sign !== undefined && { sign: kept.sign }),
    ...(kept.sign_b !== undefined && { sign_b: kept.sign_b }),
  };
  // What the wrong sign was near to says nothing of the right one.
  const last = { ...state.piece, near: {} };
  const asked = laidOver(last, { ...both, ...signsWith(sign, piece.text, kept) });
  // What was said of the wrong sign may be said again of the right one.
  const draft = await answerOne({ family, piece: asked }, {}, talk, afresh({ family }, state));
  return { ...draft, parts: [plainPart(REPLY_LINES.corrected), ...draft.parts] };
}

/** The user's own sign is corrected with "I'm", the other person's otherwise. */
function signsWith(sign: string, text: string, kept: Entities): Entities {
  const isOwn = /\b(?:i'?m|i am|me)\b/iu.test(text);
  if (kept.sign !== undefined && kept.sign_b !== undefined)
    return isOwn ? { sign } : { sign_b: sign };
  return kept.sign_b === undefined ? { sign } : { sign_b: sign };
}
