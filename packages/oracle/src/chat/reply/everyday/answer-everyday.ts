import {
  type EverydayMatter,
  MATTER_FORMS,
  type MatterForm,
} from '../../../../content/chat/everyday/everyday-matter.ts';
import { tellsOfLoss } from '../../../../content/chat/words/loss-words.ts';
import type { Family } from '../../family.ts';
import { careIn } from '../../kept-care.ts';
import { FITS_PASSAGE, nearnessOf } from '../../nearness.ts';
import type { ChatState } from '../../state.ts';
import { toldToneOf } from '../../tone/told-tone.ts';
import { BRIGHT_TONES } from '../../tone/tones.ts';
import type { Piece } from '../../understood.ts';
import { nearestOf } from '../../understand/near-passages.ts';
import { asksSky } from '../answer-piece.ts';
import type { Draft } from '../draft.ts';
import { keptPiece } from '../kept-piece.ts';
import { isGlad } from '../next-turn/belongs-to-story.ts';
import { moveOf } from '../next-turn/story/move-of.ts';
import type { Talk } from '../talk.ts';
import { findMatter } from './find-matter.ts';
import { matterWords } from './matter-words.ts';
import { sayOfMatter } from './say-of-matter.ts';
import { suitsQuestion } from './suits-question.ts';

/** By so much a matter must be liker to a message than its family, and than a passage that is written for it. */
const LIKER_BY = 0.04;
const LIKER_THAN_PASSAGE_BY = 0.1;

/** What is written for the everyday matter that a message names; null where it names none. */
export function answerEveryday(
  pieces: readonly Piece[],
  piece: Piece,
  talk: Talk,
  state: ChatState,
): Draft | null {
  if (state.piece !== null || talk.isReviewed === true || careIn(state, talk.clock).wasAtRisk) {
    return null;
  }
  const family = talk.families.get(piece.family ?? '');
  const isKnown = family !== undefined && piece.zone !== 'unsure';
  if ((isKnown && !isOfLife(family)) || asksSky(piece.plain)) return null;
  const words = matterWords(pieces);
  const found = findMatter(words, nearestOf(pieces.map((one) => one.matters ?? {})));
  if (found === null) return null;
  const near = family === undefined ? 0 : nearnessOf(piece.near, family.id);
  const least = near + (near >= FITS_PASSAGE ? LIKER_THAN_PASSAGE_BY : LIKER_BY);
  if (found.likeness < least) return null;
  const { matter } = found;
  const form = formIn(piece, family, matter);
  const said = form === null ? null : sayOfMatter(matter, form, piece.entities, state.used);
  if (said === null) return null;
  return {
    parts: said.parts,
    chosen: [],
    facts: [],
    zone: 'sure',
    isTender: tellsOfLoss(words),
    piece: { ...keptPiece(piece), ...(!isKnown && { family: null }) },
    used: [said.name],
  };
}

const OF_LIFE: ReadonlySet<Family['kind']> = new Set(['advice', 'comfort', 'frame']);

/** Families that look for a day, or at the time ahead. */
const OF_DAYS: ReadonlySet<string> = new Set([
  'best-day',
  'which-day',
  'plan-date',
  'raise-best-day',
  'wedding-date',
  'when-will',
  'this-week',
  'this-month',
  'love-this-month',
  'money-forecast',
  'my-future',
  'risk-time',
]);

export const isOfLife = ({ id, kind }: Family): boolean => OF_LIFE.has(kind) && !OF_DAYS.has(id);

/** The way of asking that something is written for; null for good news that nothing is written for. */
export function formIn(
  piece: Piece,
  family: Family | undefined,
  matter: EverydayMatter,
): MatterForm | null {
  const { says } = matter;
  const move = moveOf(piece);
  const asked = MATTER_FORMS.find((form) => form === move) ?? 'told';
  if (asked !== 'told' && asked in says && suitsQuestion(matter, asked, piece.plain)) return asked;
  const tone = toldToneOf(piece.tones ?? [], piece.plain);
  const isGood = BRIGHT_TONES.has(tone) || (family !== undefined && isGlad(family));
  if (piece.form !== 'tells' || !isGood) return 'told';
  return says.glad === undefined ? null : 'glad';
}
