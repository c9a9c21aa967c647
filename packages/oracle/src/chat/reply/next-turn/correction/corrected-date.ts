import { REPLY_LINES } from '../../../../../content/chat/reply-lines.ts';
import { dayWords, isoOf, monthIn } from '../../../entities/times/calendar-day.ts';
import { yearIn } from '../../../entities/times/year-in.ts';
import { signsOfBirthday } from '../../../slots/birth/sign-on-day.ts';
import type { ChatState, KeptPiece } from '../../../state.ts';
import type { NamedDay, Piece } from '../../../understood.ts';
import { answerOne } from '../../answer-one.ts';
import { type Draft, plainPart } from '../../draft.ts';
import { laidOver } from '../../kept-piece.ts';
import { ownBirthIn, sayTypedBirth } from '../../told/typed-birth.ts';
import type { Talk } from '../../talk.ts';
import { afresh } from '../afresh.ts';
import { isGlad, TALKED_OF } from '../belongs-to-story.ts';
import { saySignOf } from '../other/for-other-sign.ts';
import { isByBirth } from '../other/other-person.ts';

const CORRECTS =
  /\b(?:sorry|wrong|typo|mistake|meant|i mean|actually|wait|oops|correction|my bad|not|no|forgive me|pardon|apologies)\b|\*/iu;
const MOST_WORDS = 9;

/** "sorry 1991 not 1990": the last question again, with the birth date put right. */
export async function correctedDate(
  piece: Piece,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const last = state.piece;
  const family = talk.families.get(state.family ?? '');
  const wrong = last?.entities.date;
  if (last === null || family === undefined || wrong?.isBirth !== true) return null;
  if (!CORRECTS.test(piece.text) || piece.text.split(/\s+/u).length > MOST_WORDS) return null;
  const right = rightDate(piece, wrong);
  if (right === null) return null;
  const isStory = TALKED_OF.has(family.kind) && !isByBirth({ family, piece: last });
  if (isStory || isGlad(family)) return inStory(right, wrong, last, talk);
  const asked = laidOver(last, { date: right });
  const own = await ownBirthIn(`${last.said} ${last.text}`, asked.entities, talk);
  const draft = await answerOne(
    { family, piece: asked },
    {},
    own?.talk ?? talk,
    afresh({ family }, state),
  );
  const told = own === null ? draft : sayTypedBirth(draft, own);
  return { ...told, parts: [plainPart(REPLY_LINES.corrected), ...told.parts] };
}

/** A birthday beside a question that no chart answers: only the sign changes. */
function inStory(right: NamedDay, wrong: NamedDay, last: KeptPiece, { zone }: Talk): Draft | null {
  const year = yearIn(wrong.words);
  const [sign] = signsOfBirthday(right.iso, year, zone);
  if (sign === undefined) return null;
  const date = dayWords(right.iso, year !== null).replace(/^\w+day, /u, '');
  const line = saySignOf(last.entities.who, sign, date);
  return {
    parts: [plainPart(line)],
    chosen: [],
    zone: 'sure',
    piece: laidOver(last, { date: right }),
  };
}

/** The date that is typed now, or the one from before with another year, month or day. */
function rightDate({ entities, text }: Piece, wrong: NamedDay): NamedDay | null {
  const { date } = entities;
  if (date !== undefined && date.iso.length === wrong.iso.length && hasYear(text)) {
    return date.iso === wrong.iso ? null : { ...date, isBirth: true };
  }
  const said = text.replaceAll(/\bnot (?:the |in )?[\p{L}\p{N}]+/giu, ' ');
  const [wasYear = 0, wasMonth = 0, wasDay = 0] = wrong.iso.split('-').map(Number);
  const year = Number(/\b(?<year>(?:19|20)\d{2})\b/u.exec(said)?.groups?.['year'] ?? wasYear);
  const month = monthIn(said) ?? wasMonth;
  const day = Number(
    /\b(?<day>\d{1,2})(?:st|nd|rd|th)?\b(?!\d)/u.exec(said)?.groups?.['day'] ?? wasDay,
  );
  const iso = isoOf(year, month, day);
  const isReal = new Date(`${iso}T00:00:00Z`).toISOString().startsWith(iso);
  return iso === wrong.iso || !isReal ? null : { words: dayWords(iso, true), iso, isBirth: true };
}

const hasYear = (text: string): boolean =>
  /\b(?:19|20)\d{2}\b/u.test(text) && /\b\d{1,2}\b/u.test(text);
