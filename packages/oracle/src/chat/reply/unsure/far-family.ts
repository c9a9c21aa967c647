import { tellsOfLoss } from '../../../../content/chat/words/loss-words.ts';
import type { Family } from '../../family.ts';
import { FITS_PASSAGE, nearnessOf } from '../../nearness.ts';
import type { ChatState } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import { THEMES_NAMED, WORDS_OF_TRADE } from '../answer-one.ts';
import { asksSky } from '../answer-piece.ts';
import { OF_JOY, VERDICT_FAMILY } from '../everyday/answer-everyday.ts';
import { isLookedUp } from '../look-ups/find-look-up.ts';
import type { Talk } from '../talk.ts';

/** Fewer words are seldom the phrase of a passage, and a family's own phrasings are as short. */
const LEAST_WORDS = 6;

/** Look-ups, talk and the product are known by their words too, and seldom have many phrases. */
const WORTH_KEEPING = 0.3;

/** Frames that answer by a form that many other questions have too. */
const LOOSE_FRAMES: ReadonlySet<string> = new Set(['when-will', 'why-they']);

/**
 * Whether the family that was found for a first message has no phrase near it: of 107 such answers on matters of life
 * seven really answered. What is asked of the sky or told of a death is known by other means than phrases.
 */
export function isFarFamily(
  pieces: readonly Piece[],
  family: Family,
  talk: Talk,
  state: ChatState,
) {
  const { softLine, isReviewed } = talk;
  if (state.piece !== null || softLine !== null || isReviewed === true) return false;
  return pieces.every((piece) => isFar(piece, family));
}

function isFar(piece: Piece, family: Family): boolean {
  const { said, plain, near, isRough = false, entities, zone } = piece;
  const told = `${said} ${plain}`.trim();
  if (isRough || told.split(/\s+/u).length < LEAST_WORDS || isLookedUp(piece)) return false;
  if (asksSky(plain) || WORDS_OF_TRADE.test(told)) return false;
  if (family.id === VERDICT_FAMILY || OF_JOY.has(family.id)) return false;
  if (tellsOfLoss(told) || entities.died !== undefined) return false;
  const nearness = nearnessOf(near, family.id);
  if (OF_LIFE.has(family.kind) && !THEMES_NAMED.has(family.theme)) return nearness < FITS_PASSAGE;
  if (family.kind === 'frame') return LOOSE_FRAMES.has(family.id) && nearness < FITS_PASSAGE;
  return zone === 'likely' && nearness < WORTH_KEEPING;
}

const OF_LIFE: ReadonlySet<Family['kind']> = new Set(['advice', 'comfort']);
