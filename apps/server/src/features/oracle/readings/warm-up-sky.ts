import { DAY_MS } from '@palm/astrology/instant';
import { PLANET_IDS } from '@palm/astrology/vocabulary';
import type { Deps } from '../../../deps.ts';
import { todayFor } from './today.ts';

/** The days that a list of dates looks at. */
export const DAYS_AHEAD = 57;

/** Computes the planets' tracks around today, and the skies of the next weeks, before a page needs them. Requests are answered in between. */
export async function warmUpSky(
  deps: Pick<Deps, 'config' | 'clock' | 'oracle'>,
  rest: () => Promise<unknown>,
): Promise<void> {
  const today = todayFor(deps, 'UTC');
  const sky = deps.oracle.bookSkyOf(today, 'UTC');
  for (const planet of PLANET_IDS) {
    await rest();
    sky.trackOf(planet);
    await rest();
    sky.longTrackOf(planet);
  }
  for (let day = 0; day < DAYS_AHEAD; day += 1) {
    await rest();
    const date = new Date(Date.parse(today) + day * DAY_MS).toISOString().slice(0, 10);
    deps.oracle.bookSkyOf(date, 'UTC');
  }
}
