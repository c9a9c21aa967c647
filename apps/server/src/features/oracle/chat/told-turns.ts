import type { ChatTurn } from '@palm/oracle/chat-turn';
import { assess } from '@palm/oracle/safety/assess';
import { isOrdinary } from './is-ordinary.ts';

/** A model is told less than we remember: what was said long ago costs and does not help. */
const TURNS_TOLD = 6;

/**
 * The turns a model may know of. What was answered with reviewed words, a cry for help or words that address the
 * machinery, does not reach it later either.
 */
export function toldTurns(history: readonly ChatTurn[]): ChatTurn[] {
  let isOpen = false;
  return history.slice(-TURNS_TOLD).filter(({ from, text }) => {
    // Words that were not kept had been answered with care.
    if (from === 'user') isOpen = text !== '' && isOrdinary(assess(text));
    return isOpen;
  });
}
