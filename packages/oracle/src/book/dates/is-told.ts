import type { AspectId, PlanetId } from '@palm/astrology/vocabulary';
import { isSlow } from '../news/contact-timing.ts';
import type { Point } from '../vocabulary.ts';

/** Points that are a person's own, and not those of everybody born that year. */
const OWN: ReadonlySet<Point> = new Set<Point>([
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'ascendant',
  'midheaven',
]);

const VENUS_TO: ReadonlySet<Point> = new Set<Point>(['sun', 'moon', 'venus', 'ascendant']);
const MERCURY_TO: ReadonlySet<Point> = new Set<Point>(['sun', 'moon', 'mercury']);

/** An easy contact of Venus or Mercury comes with those of the Sun. */
export const LIKE_THE_SUN = 5.15;

/** Whether a contact is worth a date: everything slow, and of the quick ones what people notice. */
export function isTold(body: PlanetId, aspect: AspectId, point: Point): boolean {
  if (isSlow(body) || body === 'jupiter') return true;
  const isPleasant = aspect === 'conjunction' || aspect === 'trine';
  if (body === 'venus') return isPleasant && VENUS_TO.has(point);
  if (body === 'mercury') return isPleasant && MERCURY_TO.has(point);
  if (aspect === 'sextile') return false;
  return OWN.has(point) || aspect === 'conjunction' || aspect === 'opposition';
}
