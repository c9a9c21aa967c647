import {
  ASKS_VERDICT,
  GRAVE_DEEDS,
  NO_VERDICT_STORY,
  VERDICT_STORIES,
} from '../../../../content/chat/words/verdict-words.ts';
import { FITS_PASSAGE, isNearlySaid } from '../../nearness.ts';
import type { Piece } from '../../understood.ts';
import type { Talk } from '../talk.ts';

const FAMILY = 'who-is-right';
/** More than the question alone, such as "am i being too dramatic about this". */
const LEAST_WORDS = 9;

/** "he painted it without asking. am i overreacting": a verdict is wanted first, whatever the story is about. */
export function withAskedVerdict(piece: Piece, { families }: Talk): Piece {
  const { plain, said, near, zone, family } = piece;
  const whole = `${said.toLowerCase().replaceAll(/[’']/gu, '')} ${plain}`;
  if (!families.has(FAMILY) || GRAVE_DEEDS.test(whole) || NO_VERDICT_STORY.test(whole)) {
    return piece;
  }
  const isStory = VERDICT_STORIES.some((story) => story.test(whole));
  const isAsked = ASKS_VERDICT.test(plain) && whole.trim().split(/\s+/u).length >= LEAST_WORDS;
  const isBetter = isNearlySaid(near, family ?? '') || (zone === 'sure' && isFitting(piece));
  return (isStory || isAsked) && !isBetter
    ? { ...piece, family: FAMILY, zone: 'sure', choices: [], followUp: null }
    : piece;
}

/** The recognised family has a passage that is written for such a message. */
const isFitting = ({ near, family }: Piece): boolean =>
  Object.entries(near).some(
    ([name, likeness]) => likeness >= FITS_PASSAGE && name.startsWith(`${family ?? ''}/`),
  );
