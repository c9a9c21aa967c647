import { SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { REPLY_LINES } from '../../../../../content/chat/reply-lines.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { findSigns } from '../../../entities/find-signs.ts';
import { yearIn } from '../../../entities/times/year-in.ts';
import { signOfPoint } from '../../../slots/birth/points.ts';
import { signsOfBirthday } from '../../../slots/birth/sign-on-day.ts';
import type { ChatState } from '../../../state.ts';
import type { Person, Piece } from '../../../understood.ts';
import { type Draft, plainPart } from '../../draft.ts';
import { keptPiece, OF_TWO } from '../../kept-piece.ts';
import type { Talk } from '../../talk.ts';
import { type AnswerWords, readAlone } from '../answer-words.ts';
import { conversationOf } from '../conversation.ts';

const AND_FOR =
  /^(?:(?:ok|okay|cool|and|but|so|then|now|thanks|nice|hm+|also)\W+)*(?:(?:what|how) about |and |for |same for |and for |do )*my \w+(?: in law)?\W*(?:$|(?:he|she|they|who|born|is|\d))/iu;
const OF_TODAY: ReadonlySet<string> = new Set(['today', 'horoscope-sign', 'this-week']);
const OF_PAIR =
  /\b(?:me and my|my \w+ and (?:me|i)|compatib\w*|get along|match|we (?:fit|suit|work)|sign)\b/u;
const MOST_WORDS = 10;

/** "and my sister? shes a libra", "and my aunt? 3 june": today, or the two of them, by the sign of that person. */
export async function forOtherSign(
  piece: Piece,
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<Draft | null> {
  const { who } = piece.entities;
  const whole = `${piece.text} ${piece.said}`;
  const sign = signOf(piece, talk);
  // A whole birth is read as a chart.
  if (yearIn(piece.entities.date?.words ?? '') !== null && piece.entities.date?.isBirth === true)
    return null;
  if (who?.relation === null || who === undefined || sign === null || state.piece === null)
    return null;
  if (!AND_FOR.test(piece.text) || whole.trim().split(/\s+/u).length > MOST_WORDS) return null;
  const words = wordsFor(sign, talk, state);
  if (words === null) return null;
  const draft = await answerWords(words.asked, talk, { ...readAlone(state), used: state.used });
  const line = words.opening.replace('{who}', () => who.words);
  const asked = { ...(draft.piece ?? keptPiece(piece)), entities: { ...piece.entities, who } };
  return { ...draft, parts: [plainPart(capitalised(line)), ...draft.parts], piece: asked };
}

/** The sign that is named, or that of the day that is named. */
function signOf({ entities, text, said }: Piece, { zone }: Talk): SignId | null {
  const [named] = findSigns(`${text} ${said}`);
  if (named !== undefined) return named;
  const { date } = entities;
  if (date === undefined) return null;
  const year = date.isBirth ? yearIn(date.words) : null;
  const signs = signsOfBirthday(date.iso, year, zone);
  return signs.length === 1 ? (signs[0] ?? null) : null;
}

function wordsFor(sign: SignId, { chart }: Talk, state: ChatState) {
  const { name } = SIGNS[sign];
  const said = conversationOf(state);
  if (OF_TODAY.has(state.family ?? '')) {
    return { asked: `${name} horoscope today`, opening: `For {who}, with the Sun in ${name}:` };
  }
  const isOfPair =
    OF_TWO.has(state.family ?? '') || OF_PAIR.test(said) || findSigns(said).length > 0;
  if (!isOfPair) return null;
  const own = signOfPoint(chart, 'sun');
  return own === null
    ? { asked: `what is a ${name} like`, opening: `{who} has the Sun in ${name}.` }
    : {
        asked: `are ${SIGNS[own].name} and ${name} compatible`,
        opening: `You and {who}, then, who has the Sun in ${name}.`,
      };
}

/** Who was born on the corrected day, in a story that is about something else. */
export function saySignOf(who: Person | undefined, sign: SignId, date: string): string {
  const name = SIGNS[sign].name;
  const line = who === undefined ? REPLY_LINES.correctedBirthday : REPLY_LINES.correctedBirthdayOf;
  return line
    .replace('{date}', date)
    .replace('{who}', () => who?.words ?? '')
    .replace('{sign}', name);
}
