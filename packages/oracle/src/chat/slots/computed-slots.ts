import { bookSlots } from './book-slots.ts';
import { balanceSlots } from './birth/balance-slots.ts';
import { houseSlots } from './birth/house-slots.ts';
import { natalAspectSlots } from './birth/natal-aspect-slots.ts';
import { patternSlots } from './birth/pattern-slots.ts';
import { placementSlots } from './birth/placement-slots.ts';
import { signOnDaySlots } from './birth/sign-on-day.ts';
import { calendarSlots } from './calendar/calendar-slots.ts';
import { daySlots } from './days/day-slots.ts';
import { leanSlots } from './lean-slots.ts';
import { matterLines } from './lines/matter-lines.ts';
import { seasonLines } from './lines/season-lines.ts';
import { turnLines } from './lines/turn-lines.ts';
import { cardSlots } from './numbers/card-slots.ts';
import { numberSlots } from './numbers/number-slots.ts';
import { crossSlots } from './people/cross-slots.ts';
import { pairSlots } from './people/pair-slots.ts';
import { palmSlots } from './people/palm-slots.ts';
import { eclipseSlots } from './sky/eclipse-slots.ts';
import { moonSlots } from './sky/moon-slots.ts';
import { planetSlots } from './sky/planet-slots.ts';
import { retrogradeSlots } from './sky/retrograde-slots.ts';
import { productSlots } from './product-slots.ts';
import type { SlotGroup } from './slot.ts';
import { termSlots } from './terms/term-slots.ts';
import { returnSlots } from './transits/return-slots.ts';
import { transitSlots } from './transits/transit-slots.ts';

/** Whole sentences about the sky, with receipts. */
export const FACT_LINES: ReadonlySet<string> = new Set(
  Object.keys({ ...turnLines, ...matterLines, ...seasonLines }),
);

/** Every slot that is computed, by the name a passage writes in braces. */
export const COMPUTED: SlotGroup = {
  ...bookSlots,
  ...calendarSlots,
  ...daySlots,
  ...turnLines,
  ...matterLines,
  ...seasonLines,
  ...placementSlots,
  ...signOnDaySlots,
  ...houseSlots,
  ...balanceSlots,
  ...natalAspectSlots,
  ...patternSlots,
  ...moonSlots,
  ...eclipseSlots,
  ...planetSlots,
  ...retrogradeSlots,
  ...transitSlots,
  ...returnSlots,
  ...termSlots,
  ...numberSlots,
  ...cardSlots,
  ...pairSlots,
  ...crossSlots,
  ...palmSlots,
  ...productSlots,
  ...leanSlots,
};
