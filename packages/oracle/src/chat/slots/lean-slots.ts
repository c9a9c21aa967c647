import { BIG_CHOICE, FIRST_NAMED, OPTION_REASONS } from '../../../content/chat/leans.ts';
import { mayEcho } from '../compose/may-echo.ts';
import type { Entities } from '../understood.ts';
import { fill, type SlotGroup } from './slot.ts';

export interface Lean {
  readonly option: string;
  readonly other: string;
  readonly reason: string;
}

/** Of two options the one that something speaks for, with that reason; null where no two were named. */
export function leanBetween({ a, b }: Entities): Lean | null {
  if (a === undefined || b === undefined || !mayEcho(a) || !mayEcho(b)) return null;
  for (const [pattern, reason] of OPTION_REASONS) {
    if (pattern.test(a) !== pattern.test(b)) {
      const [option, other] = pattern.test(a) ? [a, b] : [b, a];
      return { option, other, reason };
    }
  }
  return { option: a, other: b, reason: FIRST_NAMED };
}

/** Jobs, homes and children are not chosen by a rule of thumb. */
export const smallLean = (plain: string, entities: Entities): Lean | null =>
  BIG_CHOICE.test(plain) ? null : leanBetween(entities);

export const leanSlots = {
  lean_option: ({ plain, entities }) => fill(smallLean(plain, entities)?.option),
  lean_other: ({ plain, entities }) => fill(smallLean(plain, entities)?.other),
  lean_reason: ({ plain, entities }) => fill(smallLean(plain, entities)?.reason),
} as const satisfies SlotGroup;
