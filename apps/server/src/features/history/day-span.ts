import { localDateIn } from '@palm/astrology/civil-time/local-date-in';
import { localDayBounds } from '@palm/astrology/civil-time/local-day-bounds';

export interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** An unknown time zone counts as none. */
export const zoneOrUtc = (zone: string | undefined): string =>
  zone !== undefined && localDateIn(zone, 0) !== undefined ? zone : 'UTC';

/** When a day begins and ends on the clocks of a zone. A day that never was there is empty. */
export function daySpan(date: string, zone: string | undefined): Span {
  const bounds = localDayBounds({ date, zone: zoneOrUtc(zone) });
  if (bounds.kind === 'day') {
    return { from: new Date(bounds.startUtcMs), until: new Date(bounds.endUtcMs) };
  }
  return { from: new Date(0), until: new Date(0) };
}
