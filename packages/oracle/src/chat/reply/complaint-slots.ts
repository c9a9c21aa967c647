import { listWords } from '../slots/calendar/date-words.ts';
import { pointNamed } from '../slots/birth/points.ts';
import type { Family } from '../family.ts';
import { quoteOf } from '../compose/may-echo.ts';
import { sentencesIn } from '../compose/tidy-text.ts';
import type { ChatState, KeptPiece } from '../state.ts';
import { shortAnswer } from './answer-parts.ts';
import type { Talk } from './talk.ts';

const MAX_ASKED_WORDS = 12;

/** What was asked and answered before, for families that speak about it. */
export async function complaintSlots(
  family: Family,
  piece: KeptPiece,
  talk: Talk,
  state: ChatState,
): Promise<Record<string, string>> {
  if (!family.needs.some((name) => TALK_SLOTS.has(name))) return {};
  const last = state.family === null ? undefined : talk.families.get(state.family);
  const second = talk.families.get(state.runnersUp[0] ?? '');
  const about = { ...state, isTender: true };
  return dropEmpty({
    last_asked: state.piece === null ? null : quoteOfPiece(state.piece),
    last_short: await shortOf(last, state.piece, talk, about),
    second_guess_short: await shortOf(second, state.piece, talk, about),
    quote_own: ownSentence(piece, talk),
    when_said: 'Earlier',
    people_told: peopleTold(state),
    told_of: toldOf(piece, state),
    first_asked: state.questions.length < 2 ? null : quoteOfPiece(state.questions[0]),
  });
}

const quoteOfPiece = (piece: KeptPiece | undefined): string | null =>
  piece === undefined || piece.isRough === true ? null : quoteOf(piece.text, MAX_ASKED_WORDS);

/** "your sister and Dan" */
const peopleTold = ({ people }: ChatState): string | null =>
  people.length === 0 ? null : listWords(people.map(({ words }) => words));

/** What the user wrote when the person they ask about came up. */
function toldOf({ entities }: KeptPiece, { questions }: ChatState): string | null {
  const { who } = entities;
  if (who === undefined) return null;
  const about = questions.find(({ entities: { who: other } }) => {
    const isSameRelation = who.relation !== null && other?.relation === who.relation;
    return other?.words === who.words || isSameRelation;
  });
  return quoteOfPiece(about);
}

const TALK_SLOTS: ReadonlySet<string> = new Set(['last_asked', 'last_short', 'quote_own']);

async function shortOf(
  family: Family | undefined,
  piece: KeptPiece | null,
  talk: Talk,
  state: ChatState,
): Promise<string | null> {
  if (family === undefined || piece === null) return null;
  const short = await shortAnswer({ family, piece }, talk, state);
  return short?.parts.map(({ text }) => text).join(' ') ?? null;
}

/** The last sentence of ours that names what the user speaks of. */
function ownSentence({ entities }: KeptPiece, { ownTexts }: Talk): string | null {
  const point = pointNamed(entities.planet) ?? pointNamed(entities.point);
  if (point === null) return null;
  const pattern = new RegExp(String.raw`\b${entities.planet ?? entities.point ?? ''}\b`, 'iu');
  return (
    ownTexts
      .toReversed()
      .flatMap((text) => sentencesIn(text).filter((sentence) => pattern.test(sentence)))
      .at(0) ?? null
  );
}

const dropEmpty = (slots: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(slots).filter((entry): entry is [string, string] => entry[1] !== null),
  );
