import { BIG_CHOICE, NO_LEAN, OPTION_REASONS } from '../../../content/chat/leans.ts';
import {
  ANY_DECIDER,
  DECIDERS,
  type Side,
  SIDES,
  SMALL_DECIDER,
} from '../../../content/chat/weighing.ts';
import { mayEcho } from '../compose/may-echo.ts';
import type { Entities } from '../understood.ts';
import { fill, type SlotGroup } from './slot.ts';

export interface Lean {
  readonly option: string;
  readonly other: string;
  readonly reason: string;
}

/** The two options that were named, where they may be said back. */
function optionsIn({ a, b }: Entities): readonly [string, string] | null {
  if (a === undefined || b === undefined || !mayEcho(a) || !mayEcho(b)) return null;
  return [withoutAsking(a), withoutAsking(b)];
}

/** "should you two try to buy it" → "try to buy it" */
const withoutAsking = (option: string): string =>
  option.replace(/^(?:so |and |or )?(?:should|shall|do) (?:you two|you|we|i) /iu, '');

/** Of two options the one that something speaks for, with that reason; null where nothing does. */
export function leanBetween(entities: Entities): Lean | null {
  const [a, b] = optionsIn(entities) ?? [];
  if (a === undefined || b === undefined) return null;
  for (const [pattern, reason] of OPTION_REASONS) {
    if (pattern.test(a) !== pattern.test(b)) {
      const [option, other] = pattern.test(a) ? [a, b] : [b, a];
      return { option, other, reason };
    }
  }
  return null;
}

/** Jobs, homes and children are not chosen by a rule of thumb. */
export const smallLean = (plain: string, entities: Entities): Lean | null =>
  BIG_CHOICE.test(plain) ? null : leanBetween(entities);

/** Both sides of a choice in a line each, and what would decide it; null where no two options were named. */
export function weighed(told: string, entities: Entities): string | null {
  const [a, b] = optionsIn(entities) ?? [];
  if (a === undefined || b === undefined || NO_LEAN.test(told)) return null;
  const [first, second] = [sideOf(a), sideOf(b)];
  const isSame = first === second;
  const isSmall = first === undefined && second === undefined && !BIG_CHOICE.test(told);
  // What the options name counts before the rest of the story.
  const decider = [`${a} ${b}`, told]
    .flatMap((words) => DECIDERS.find(([about]) => about.test(words))?.[1] ?? [])
    .at(0);
  if (isSmall && decider === undefined) return SMALL_DECIDER;
  const lines =
    isSame || (first ?? second) === undefined
      ? []
      : [`For "${a}": ${first?.pro ?? second?.con}.`, `For "${b}": ${second?.pro ?? first?.con}.`];
  return [...lines, `What would decide it: ${decider ?? ANY_DECIDER}`].join(' ');
}

const sideOf = (option: string): Side | undefined => SIDES.find(({ of }) => of.test(option));

export const leanSlots = {
  weighing: ({ plain, entities }) =>
    smallLean(plain, entities) === null ? fill(weighed(plain, entities)) : null,
  lean_option: ({ plain, entities }) => fill(smallLean(plain, entities)?.option),
  lean_other: ({ plain, entities }) => fill(smallLean(plain, entities)?.other),
  lean_reason: ({ plain, entities }) => fill(smallLean(plain, entities)?.reason),
} as const satisfies SlotGroup;
