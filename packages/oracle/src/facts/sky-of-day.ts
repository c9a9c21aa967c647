import { DAY_MS, type Instant, type TimeSpan } from '@palm/astrology/instant';
import { localDayBounds } from '@palm/astrology/civil-time/local-day-bounds';
import { type MoonPhase, moonPhaseAt } from '@palm/astrology/moon-phase';
import { type Positions, positionsAt } from '@palm/astrology/positions';
import { type SkyEvent, skyEvents } from '@palm/astrology/sky-events';

/**
 * The sky of one calendar day, the same for everybody who shares the date and the
 * zone: compute it once and hand it to every request of that day.
 */
export type SkyOfDay = {
  readonly date: string;
  readonly span: TimeSpan;
  readonly middle: Instant;
  readonly atStart: Positions;
  readonly atMiddle: Positions;
  readonly atEnd: Positions;
  readonly phase: MoonPhase;
  /** Whether the Moon keeps the name of its phase all day. */
  readonly isPhaseSteady: boolean;
  readonly events: readonly SkyEvent[];
};

export function skyOfDay(date: string, zone = 'UTC'): SkyOfDay {
  const span = spanOf(date, zone);
  const middle = (span.from + span.to) / 2;
  const phase = moonPhaseAt(middle);
  return {
    date,
    span,
    middle,
    atStart: positionsAt(span.from),
    atMiddle: positionsAt(middle),
    atEnd: positionsAt(span.to),
    phase,
    isPhaseSteady:
      moonPhaseAt(span.from).phase === phase.phase && moonPhaseAt(span.to).phase === phase.phase,
    events: skyEvents(span),
  };
}

function spanOf(date: string, zone: string): TimeSpan {
  const bounds = localDayBounds({ date, zone });
  if (bounds.kind === 'day') return { from: bounds.startUtcMs, to: bounds.endUtcMs };
  if (bounds.kind === 'refused') throw new RangeError(`no sky for ${date} in ${zone}`);
  // Samoa had no 30 December 2011: the day of UTC is used instead.
  const from = Date.parse(`${date}T00:00:00Z`);
  return { from, to: from + DAY_MS };
}

/** Days since 1970, to turn the pages of a book by. */
export function dayNumberOf(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
}
