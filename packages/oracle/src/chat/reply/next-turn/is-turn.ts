import type { Turn } from '../../../../content/chat/turns/turn.ts';

/** Whether a message is such a turn, after what was said before it. */
export const isTurn = ({ said, unless, after }: Turn, plain: string, before: string): boolean =>
  said.test(plain) && unless?.test(plain) !== true && after?.test(`${before} ${plain}`) !== false;
