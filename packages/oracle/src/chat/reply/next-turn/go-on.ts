import type { Family } from '../../family.ts';
import type { ChatState, KeptPiece } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import type { Chosen } from '../../compose/choose-passage.ts';
import { nearestOf } from '../../understand/near-passages.ts';
import { answerPiece } from '../answer-piece.ts';
import type { Draft } from '../draft.ts';
import { keptPiece, laidOver } from '../kept-piece.ts';
import type { Talk } from '../talk.ts';
import { MOST_TEXT } from './conversation.ts';
import { leansOnTalk } from './own-subject.ts';
import { hearStory } from './told-turn.ts';

/** Subjects that people go on telling about after an answer. */
const TALKED_OF: ReadonlySet<Family['kind']> = new Set(['comfort', 'advice', 'frame']);
const SHORT_WORDS = 6;

/** What is said to a message that goes on about the present subject; null when it is about another one. */
export async function goOn(piece: Piece, talk: Talk, state: ChatState): Promise<Draft | null> {
  const present = talk.families.get(state.family ?? '') ?? null;
  if (state.piece === null || !isStory(present)) return null;
  if (!isDetail(piece) && !isPartOf(piece, talk, state)) return null;
  const text = `${state.piece.text}. ${piece.text}`.slice(-MOST_TEXT);
  const found = await understoodInContext(text, talk);
  if (found === null && (piece.zone === 'sure' || present === null)) return null;
  const plain = `${state.piece.plain} ${piece.plain}`;
  const kept = found?.piece ?? { ...state.piece, plain };
  const asked = laidOver({ ...kept, text }, { ...state.piece.entities, ...piece.entities });
  const chosen = await answerTold(found?.family ?? null, present, { asked, piece }, talk, state);
  if (chosen !== null) {
    return { parts: chosen.parts, chosen: [chosen], zone: 'sure', piece: asked };
  }
  // A question is not answered by hearing it.
  return piece.form === 'tells' ? hearStory(piece, asked, talk, state) : null;
}

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

/** A new subject is answered as one; on the present one only what is written for the new words is said. */
async function answerTold(
  found: Family | null,
  present: Family | null,
  { asked, piece }: { readonly asked: KeptPiece; readonly piece: Piece },
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
  return (
    (await answerPiece(
      { family: present, piece: told },
      { part: 'answer', isSpecific: true },
      talk,
      state,
    )) ??
    (await answerPiece({ family: present, piece: asked }, { part: 'more' }, talk, state)) ??
    answerPiece({ family: present, piece: { ...told, plain: '' } }, { part: 'answer' }, talk, state)
  );
}

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
  if (other !== undefined && isApart(other) && !(isShort && isTakenFor(other, piece))) return false;
  const isSure = piece.zone === 'sure';
  if (isSure && piece.entities.deed !== undefined && /\bshould i\b/u.test(piece.plain))
    return false;
  if (leansOnTalk(piece, state)) return true;
  if (!isSure) return piece.form === 'tells' || isShort;
  return isShort && (piece.form === 'tells' || words <= FEW_WORDS) && other !== undefined;
}

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
