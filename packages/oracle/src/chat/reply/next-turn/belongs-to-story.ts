import type { Family } from '../../family.ts';
import { isNearlySaid } from '../../nearness.ts';
import type { ChatState } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import type { Talk } from '../talk.ts';
import { leansOnTalk } from './own-subject.ts';

/** Subjects that people go on telling about after an answer. */
export const TALKED_OF: ReadonlySet<Family['kind']> = new Set(['comfort', 'advice', 'frame']);

/** Talk that a story goes on from. */
const STORY_TALK: ReadonlySet<string> = new Set([
  'story-start',
  'good-news',
  'family-joy',
  'compliment',
  'venting',
]);

/** Good news, which wants no advice. */
export const isGlad = ({ id }: Family): boolean => id === 'good-news' || id === 'family-joy';

/** What was not understood may still be the beginning of a story. */
export const isStory = (present: Family | null): boolean =>
  present === null || TALKED_OF.has(present.kind) || STORY_TALK.has(present.id);

/** "5 years", "she's 7", "third time": a figure that belongs to what was told before. */
const DETAIL =
  /^(?:(?:i|he|she|they|we|it|my|is|am|are|was|has|have|been|for|about|like|almost|nearly|over|around|only|just|already|together|maybe) )*(?:\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple(?: of)?|first|second|third|fourth|last)(?: (?:years?|months?|weeks?|days?|hours?|nights?|kids?|children|times?|old|ago|now|already|dollars|euros|pounds|together))*$/u;

export const isDetail = ({ plain, text }: Piece): boolean =>
  !text.includes('?') && DETAIL.test(plain);

const SHORT_WORDS = 6;
/** A question of this many words says little by itself. */
const FEW_WORDS = 3;
/** Up to this many words a likely look-up or complaint may be misread. */
const MOST_MISREAD_WORDS = 12;
/** A statement of more words tells a story of its own. */
const MOST_TOLD_WORDS = 16;

/** Whether a message may belong to the story: a statement of no sure subject, or words that need the story. */
export function isPartOf(piece: Piece, talk: Talk, state: ChatState): boolean {
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
  const isTold = piece.form === 'tells';
  if (!isSure) return isTold || isShort;
  if (other === undefined) return false;
  return isTold ? words <= MOST_TOLD_WORDS && !isNearlySaid(piece.near) : words <= FEW_WORDS;
}

/** "she cancelled her visit", "first line?": taken for a look-up or a complaint that its words do not name. */
function isTakenFor({ id }: Family, { plain, zone, about }: Piece): boolean {
  if (id.startsWith('complaint')) return zone === 'likely' && about !== 'app';
  return zone !== 'unsure' && !NAMES_LOOK_UP.test(plain);
}

/** Whether a message has a word in it that look-ups and the product are asked about with. */
export const namesLookUp = ({ plain }: Pick<Piece, 'plain'>): boolean => NAMES_LOOK_UP.test(plain);

const NAMES_LOOK_UP =
  /\b(?:moon|sun|signs?|chart|cards?|tarot|planets?|retrograde|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|node|numbers?|life path|horoscope|palm|hand|house|rising|ascendant|zodiac|eclipse|transits?|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|birth|born|subscription|premium|price|cost|costs|account|app|refund|email|password|cancel|trial|delete|data|privacy|today|tomorrow|week|month|year|weekend)\b/u;

/** A complaint, a price or a look-up is no part of a story. */
const isApart = ({ id, kind }: Family): boolean =>
  kind === 'lookup' || kind === 'product' || id.startsWith('complaint');

/** "but how do i get her to listen": a longer question of no sure subject that goes on from the talk before. */
export const isAskedOn = ({ plain, zone, form, said, entities: { who } }: Piece): boolean =>
  zone !== 'sure' &&
  form !== 'tells' &&
  said === '' &&
  (who?.name ?? who?.relation ?? null) === null &&
  GOES_ON.test(plain);

const GOES_ON = /^(?:and|but|so|because|then|ok|or)\b|\b(?:he|she|they|him|her|them|it|that)\b/u;
