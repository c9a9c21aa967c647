import { formatCivilDate } from './parse-civil-time.ts';
import { zoneOffsetAt } from './zone-offset.ts';

/** The date, yyyy-MM-dd, on the calendars of a zone at an instant; undefined for an unknown zone. */
export function localDateIn(zone: string, utcMs: number): string | undefined {
  const offset = zoneOffsetAt({ zone }, utcMs);
  return offset && formatCivilDate(utcMs + offset.offsetSeconds * 1000);
}
