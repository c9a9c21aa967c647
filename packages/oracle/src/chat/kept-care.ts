import type { Instant } from '@palm/astrology/instant';
import type { Assessment } from '../safety/assessment.ts';
import { CARE_LASTS_MS, type CareState, NO_CARE } from '../safety/care-state.ts';
import type { ChatState } from './state.ts';

/** What care remembers of a conversation at this moment. */
export const careIn = ({ care }: ChatState, now: Instant): CareState =>
  care !== null && now - care.since < CARE_LASTS_MS ? { ...NO_CARE, ...care.state } : NO_CARE;

/** The state with what care remembers after a message. Risk is remembered for so long from when it was first told. */
export function withCare(state: ChatState, next: CareState, now: Instant): ChatState {
  const isKept = careIn(state, now).wasAtRisk && state.care !== null;
  return {
    ...state,
    care: { state: next, since: isKept ? state.care.since : now },
  };
}

/** The state after fixed words of care: no planet and no card today, and only what care offers to tap. */
export const afterCare = (
  state: ChatState,
  { choices, next }: Assessment,
  { now, today }: { now: Instant; today: string },
): ChatState => ({
  ...withCare(state, next, now),
  open: null,
  isTender: true,
  tenderOn: today,
  shown: choices.map((choice) => ({ ...choice, does: { kind: 'care' } })),
});
