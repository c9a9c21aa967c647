import type { ReadingPart } from '../../../reading.ts';
import type { Family } from '../../family.ts';
import type { ChatState, KeptPiece } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import { type Chosen, usedName } from '../../compose/choose-passage.ts';
import { LEAST_NEAR } from '../../compose/passage-fit.ts';
import { nearestOf } from '../../understand/near-passages.ts';
import { answerPiece } from '../answer-piece.ts';
import { leanFor, missingVerdict } from '../closing-verdict.ts';
import { type Draft, isTenderFamily } from '../draft.ts';
import { keptPiece, laidOver } from '../kept-piece.ts';
import { isLookedUp } from '../look-ups/find-look-up.ts';
import type { Talk } from '../talk.ts';
import { MOST_TEXT } from './conversation.ts';
import { leansOnTalk } from './own-subject.ts';
import { askedForm, nextFormOf } from './by-form/next-form.ts';
import { hasNext, nextPassage, storyFamily } from './by-form/next-passage.ts';
import { HEARD, hearDetail, hearStory } from './told-turn.ts';

/** Subjects that people go on telling about after an answer. */
const TALKED_OF: ReadonlySet<Family['kind']> = new Set(['comfort', 'advice', 'frame']);
const SHORT_WORDS = 6;

/** What is said to a message that goes on about the present subject; null when it is about another one. */
export async function goOn(piece: Piece, talk: Talk, state: ChatState): Promise<Draft | null> {
  const present = talk.families.get(state.family ?? '') ?? null;
  if (state.piece === null || !isStory(present) || isLookedUp(keptPiece(piece))) return null;
  const isPart = isDetail(piece) || isPartOf(piece, talk, state);
  if (!isPart && !isAskedOn(piece)) return null;
  const text = `${state.piece.text}. ${piece.text}`.slice(-MOST_TEXT);
  const isLeaning =
    present !== null &&
    hasNext(present) &&
    leansOnTalk(piece, state) &&
    nextFormOf(piece) !== null &&
    !isKnownAlone(piece);
  const inContext = isLeaning ? null : await understoodInContext(text, talk);
  // A figure belongs to the subject that it was told about.
  const isOther = inContext !== null && inContext.family !== present;
  const found = isOther && present !== null && isDetail(piece) ? null : inContext;
  if (found === null && !isLeaning && (piece.zone === 'sure' || present === null)) return null;
  const plain = `${state.piece.plain} ${piece.plain}`;
  const kept = found?.piece ?? { ...state.piece, plain };
  const asked = laidOver({ ...kept, text }, { ...state.piece.entities, ...piece.entities });
  const told = { asked, piece };
  // "change instructor or toughen up" asks, though no word of it does.
  const isTold = piece.form === 'tells' && piece.entities.a === undefined;
  const detail = isTold ? hearDetail(piece, asked, talk, state) : null;
  if (detail !== null) return detail;
  const written = await answerTold(found?.family ?? null, present, told, talk, state);
  const story =
    [found?.family, present].find((one) => one && hasNext(one)) ?? storyFamily(talk, state);
  const isGeneral = written === null || !isWrittenFor(written, piece);
  const next = isGeneral && story !== null ? await nextPassage(story, piece, talk, state) : null;
  if (next !== null) return { parts: next.parts, chosen: [next], zone: 'sure', piece: asked };
  // What is told is heard first; advice that was not written for it would ignore it.
  const isFilled = present !== null && (isTold ? wasHeard(state) : isPart);
  const chosen = written ?? (isFilled ? await restOf(present, told, talk, state) : null);
  if (chosen !== null) {
    const verdict = verdictOn(keptPiece(piece), chosen, written !== null);
    const parts = verdict === null ? chosen.parts : [verdict, ...chosen.parts];
    return { parts, chosen: [chosen], zone: 'sure', piece: asked };
  }
  // A question is not answered by hearing it.
  return isTold ? hearStory(piece, asked, talk, state) : null;
}

const VERY_NEAR = 0.68;

/** "tell me i can do it": few words, and a passage is written for them. */
const isKnownAlone = ({ near }: Piece): boolean =>
  Object.values(near).some((likeness) => likeness >= VERY_NEAR);

/** A question is answered by what is written for that question; a detail by what is written for the story with it. */
const isWrittenFor = ({ family, passage }: Chosen, { plain, near }: Piece): boolean =>
  passage.phrases.length > 0 &&
  (askedForm(plain) === null || (near[usedName(family, passage)] ?? 0) >= LEAST_NEAR);

/** What is left of a subject leaves a question for a yes or a no open, however it begins. */
const verdictOn = (piece: KeptPiece, chosen: Chosen, isWritten: boolean): ReadingPart | null =>
  isWritten || chosen.family.care !== 'none' || isTenderFamily(chosen.family)
    ? missingVerdict(piece, chosen)
    : leanFor(piece);

/** Talk that a story goes on from. */
const STORY_TALK: ReadonlySet<string> = new Set([
  'story-start',
  'good-news',
  'compliment',
  'venting',
]);

/** What was not understood may still be the beginning of a story. */
const isStory = (present: Family | null): boolean =>
  present === null || TALKED_OF.has(present.kind) || STORY_TALK.has(present.id);

interface ToldPiece {
  /** The question of the conversation with the new words. */
  readonly asked: KeptPiece;
  readonly piece: Piece;
}

/** A new subject is answered as one; on the present one only what is written for the new words is said. */
async function answerTold(
  found: Family | null,
  present: Family | null,
  { asked, piece }: ToldPiece,
  talk: Talk,
  state: ChatState,
): Promise<Chosen | null> {
  if (present === null || (found !== null && found.id !== present.id)) {
    return found === null
      ? null
      : answerPiece({ family: found, piece: asked }, { part: 'answer' }, talk, state);
  }
  const near = nearestOf([piece.near, asked.near ?? {}]);
  const told = { ...asked, plain: piece.plain, said: '', form: piece.form, near };
  const wanted = { part: 'answer', isSpecific: true } as const;
  return answerPiece({ family: present, piece: told }, wanted, talk, state);
}

/** What the present subject has left to say: to a question an answer first. */
async function restOf(
  present: Family,
  { asked, piece }: ToldPiece,
  talk: Talk,
  state: ChatState,
): Promise<Chosen | null> {
  const bare = { ...asked, plain: '', said: '', form: piece.form };
  const more = () => answerPiece({ family: present, piece: asked }, { part: 'more' }, talk, state);
  const answer = () =>
    answerPiece({ family: present, piece: bare }, { part: 'answer' }, talk, state);
  return piece.form === 'tells' ? ((await more()) ?? answer()) : ((await answer()) ?? more());
}

const wasHeard = ({ used }: ChatState): boolean => used.at(-1)?.startsWith(HEARD) === true;

/** "5 years", "she's 7", "third time": a figure that belongs to what was told before. */
const DETAIL =
  /^(?:(?:i|he|she|they|we|it|my|is|am|are|was|has|have|been|for|about|like|almost|nearly|over|around|only|just|already|together|maybe) )*(?:\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple(?: of)?|first|second|third|fourth|last)(?: (?:years?|months?|weeks?|days?|hours?|nights?|kids?|children|times?|old|ago|now|already|dollars|euros|pounds|together))*$/u;

const isDetail = ({ plain, text }: Piece): boolean => !text.includes('?') && DETAIL.test(plain);

/** Whether a message may belong to the story: a statement of no sure subject, or words that need the story. */
function isPartOf(piece: Piece, talk: Talk, state: ChatState): boolean {
  const other = talk.families.get(piece.family ?? '');
  if (other?.id === 'thanks') return false;
  const words = piece.plain.split(' ').length;
  const isShort = words <= SHORT_WORDS;
  const isLittle = isShort || (piece.zone === 'likely' && words <= MOST_MISREAD_WORDS);
  if (other !== undefined && isApart(other) && !(isLittle && isTakenFor(other, piece)))
    return false;
  const isSure = piece.zone === 'sure';
  if (isSure && piece.entities.deed !== undefined && /\bshould i\b/u.test(piece.plain))
    return false;
  if (leansOnTalk(piece, state)) return true;
  if (!isSure) return piece.form === 'tells' || isShort;
  return isShort && (piece.form === 'tells' || words <= FEW_WORDS) && other !== undefined;
}

/** "but how do i get her to listen": a longer question of no sure subject that goes on from the talk before. */
const isAskedOn = ({ plain, zone, form, said, entities: { who } }: Piece): boolean =>
  zone !== 'sure' &&
  form !== 'tells' &&
  said === '' &&
  (who?.name ?? who?.relation ?? null) === null &&
  GOES_ON.test(plain);

const GOES_ON = /^(?:and|but|so|because|then|ok|or)\b|\b(?:he|she|they|him|her|them|it|that)\b/u;

/** "7 hours! first time in a month" is likely to be about the exact hour of birth, to the recogniser. */
const MOST_MISREAD_WORDS = 12;

/** A question of this many words says little by itself. */
const FEW_WORDS = 3;

/** "she cancelled her visit", "first line?": taken for a look-up or a complaint that its words do not name. */
function isTakenFor({ id }: Family, { plain, zone, about }: Piece): boolean {
  if (id.startsWith('complaint')) return zone === 'likely' && about !== 'app';
  return zone !== 'unsure' && !NAMES_LOOK_UP.test(plain);
}

const NAMES_LOOK_UP =
  /\b(?:moon|sun|signs?|chart|cards?|tarot|planets?|retrograde|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|node|numbers?|life path|horoscope|palm|hand|house|rising|ascendant|zodiac|eclipse|transits?|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|birth|born|subscription|premium|price|cost|costs|account|app|refund|email|password|cancel|trial|delete|data|privacy|today|tomorrow|week|month|year|weekend)\b/u;

/** A complaint, a price or a look-up is no part of a story. */
const isApart = ({ id, kind }: Family): boolean =>
  kind === 'lookup' || kind === 'product' || id.startsWith('complaint');

/** The subject of the story with what was added to it; null where it is not clear. */
async function understoodInContext(
  text: string,
  talk: Talk,
): Promise<{ family: Family; piece: KeptPiece } | null> {
  const { pieces } = await talk.understand(text);
  const best =
    pieces.find(({ zone }) => zone === 'sure') ?? pieces.find(({ zone }) => zone === 'likely');
  const family = talk.families.get(best?.family ?? '');
  if (best === undefined || family === undefined || !TALKED_OF.has(family.kind)) return null;
  return { family, piece: keptPiece(best) };
}
