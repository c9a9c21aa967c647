import { houseOf } from '@palm/astrology/house-of';
import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { BODIES } from '@palm/astrology/vocabulary';
import { VISIT_READINGS } from '../../../../content/chat/fact-lines.ts';
import { HOUSE_MATTER_WORDS } from '../../../../content/chat/words/house-matter-words.ts';
import type { NatalPointId } from '../../../facts/fact-kinds/fact-id.ts';
import { degreeWords, ordinal } from '../../../facts/fact-words.ts';
import { cuspsOf } from '../../../facts/houses-used.ts';
import { untilWords } from '../calendar/date-words.ts';
import { fill, note, type Filled, type Slot, type SlotContext, type SlotGroup } from '../slot.ts';
import { touchLine } from './touch-lines.ts';

type Visitor = keyof typeof VISIT_READINGS;
const VISITORS: readonly Visitor[] = ['saturn', 'jupiter', 'mars'];
const LONGEST_VISIT_DAYS = { mars: 250, jupiter: 700, saturn: 1_500 } as const;

/** Saturn, Jupiter or Mars on its way through one of some houses. */
function visitLine(context: SlotContext, houses: readonly number[]): Filled | null {
  const { chart, now, sky } = context;
  if (chart === null || chart.time === 'unknown') return null;
  const cusps = cuspsOf(chart);
  const houseAt = (body: Visitor, at: Instant): number =>
    houseOf(sky.positionOf(body, at).longitudeDeg, cusps);
  const body = houses.flatMap((house) => VISITORS.filter((one) => houseAt(one, now) === house))[0];
  if (body === undefined) return null;
  const house = houseAt(body, now);
  const leaves = firstDay(now, LONGEST_VISIT_DAYS[body], (at) => houseAt(body, at) !== house);
  if (leaves === null) return null;
  const matter = HOUSE_MATTER_WORDS[house] ?? '';
  const until = untilWords(leaves, context);
  const place = degreeWords(sky.positionOf(body, now).longitudeDeg);
  return fill(
    `${BODIES[body].name} is going through the part of your chart that's about ${matter} until ${until}. Astrologers read that as ${VISIT_READINGS[body]}.`,
    note(`visit-${body}`, `${BODIES[body].name} at ${place}, your ${ordinal(house)} house`),
  );
}

function firstDay(from: Instant, days: number, holds: (at: Instant) => boolean): Instant | null {
  for (let day = 1; day <= days; day += 1) {
    if (holds(from + day * DAY_MS)) return from + day * DAY_MS;
  }
  return null;
}

/** A lasting contact to the points of a matter, or else a visit to its houses. */
const matterLine =
  (points: readonly NatalPointId[], houses: readonly number[]): Slot =>
  (context) =>
    touchLine(context, points) ?? visitLine(context, houses);

export const matterLines = {
  work_line: matterLine(['midheaven', 'saturn', 'sun'], [10, 6]),
  home_line: matterLine(['moon'], [4]),
  friends_line: matterLine([], [11, 3]),
  rest_line: matterLine([], [12, 6]),
  money_line: matterLine(['venus', 'jupiter'], [2, 8]),
  love_line: matterLine(['venus'], [7, 5]),
  body_line: matterLine(['mars'], [6, 1]),
} as const satisfies SlotGroup;
