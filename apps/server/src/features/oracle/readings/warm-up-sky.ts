import { PLANET_IDS } from '@palm/astrology/vocabulary';
import type { Deps } from '../../../deps.ts';
import { todayFor } from './today.ts';

/** Computes the planets' tracks around today before a page needs them. Requests are answered in between. */
export async function warmUpSky(
  deps: Pick<Deps, 'config' | 'clock' | 'oracle'>,
  rest: () => Promise<unknown>,
): Promise<void> {
  const sky = deps.oracle.bookSkyOf(todayFor(deps, 'UTC'), 'UTC');
  for (const planet of PLANET_IDS) {
    await rest();
    sky.trackOf(planet);
    await rest();
    sky.longTrackOf(planet);
  }
}
