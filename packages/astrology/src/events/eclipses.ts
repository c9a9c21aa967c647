import { searchEclipse } from '../ephemeris/astronomy-engine.ts';
import type { Instant } from '../instant.ts';

export type Eclipse = {
  readonly of: 'sun' | 'moon';
  readonly kind: 'penumbral' | 'partial' | 'annular' | 'total';
  /** Greatest eclipse. */
  readonly at: Instant;
};

/** The eclipses that follow an instant, wherever on Earth they can be seen. */
export function eclipsesAfter(instant: Instant, count: number): Eclipse[] {
  const found: Eclipse[] = [];
  let [sun, moon] = [searchEclipse('sun', instant), searchEclipse('moon', instant)];
  while (found.length < count) {
    const isSunFirst = sun.at < moon.at;
    found.push(isSunFirst ? { of: 'sun', ...sun } : { of: 'moon', ...moon });
    if (isSunFirst) sun = searchEclipse('sun', sun.at + ELEVEN_DAYS_MS);
    else moon = searchEclipse('moon', moon.at + ELEVEN_DAYS_MS);
  }
  return found;
}

/** Past the eclipse just found and well before any other of its kind. */
const ELEVEN_DAYS_MS = 11 * 86_400_000;
