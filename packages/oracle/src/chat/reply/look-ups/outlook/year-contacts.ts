import { findTransits, type Transit } from '@palm/astrology/transits';
import { BODIES } from '@palm/astrology/vocabulary';
import type { NatalPointId } from '../../../../facts/fact-kinds/fact-id.ts';
import { touchedPoints } from '../../../../facts/touched-points.ts';
import { MONTHS } from '../../../../text/calendar-names.ts';
import { localTimeAt } from '../../../slots/calendar/local-time.ts';
import { fill, type Filled, note, type SlotContext } from '../../../slots/slot.ts';
import { ASPECT_PLAIN, plainPoint } from '../../../slots/transits/contact-words.ts';

const GENTLE: ReadonlySet<string> = new Set(['conjunction', 'trine', 'sextile']);

/** What Jupiter opens and what Saturn asks for in a year, each with the month in which it is exact. */
export function yearContacts(
  year: number,
  points: readonly NatalPointId[],
  context: SlotContext,
): Filled | null {
  const { chart, now, sky } = context;
  if (chart === null) return null;
  const natal = touchedPoints(chart).filter(({ point }) => points.includes(point));
  const span = { from: Math.max(now, Date.UTC(year, 0, 1)), to: Date.UTC(year + 1, 0, 1) };
  const of = (body: 'jupiter' | 'saturn', isGentle: boolean): Transit | undefined =>
    findTransits({ natal, span, transiting: [body], positionOf: sky.positionOf })
      .filter(({ aspect, exact }) => GENTLE.has(aspect) === isGentle && exact.length > 0)
      .toSorted((a, b) => rankOf(a, points) - rankOf(b, points))[0];
  const open = of('jupiter', true);
  const hard = of('saturn', false);
  const told = [
    open &&
      `the open stretch is around ${when(open, context)}, when ${where(open)}; astrologers read that as room to grow.`,
    hard &&
      `${open === undefined ? 'the' : 'The'} time that asks for patience is around ${when(hard, context)}, when ${where(hard)}.`,
  ].filter((line) => line !== undefined);
  const notes = [open, hard]
    .filter((transit) => transit !== undefined)
    .map((transit) =>
      note(
        `year-${transit.transiting}-${transit.natal}`,
        `${where(transit)}, exact ${when(transit, context)}`,
      ),
    );
  return told.length === 0 ? null : fill(told.join(' '), ...notes);
}

const rankOf = ({ natal }: Transit, points: readonly NatalPointId[]): number =>
  points.indexOf(natal as NatalPointId);

const where = ({ transiting, aspect, natal }: Transit): string =>
  `${BODIES[transiting].name} is ${ASPECT_PLAIN[aspect]} your ${plainPoint(natal as NatalPointId)}`;

function when({ exact }: Transit, { now, zone }: SlotContext): string {
  const { date } = localTimeAt(exact[0] ?? now, zone);
  return monthYear(date);
}

const monthYear = (date: string): string =>
  `${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`;
