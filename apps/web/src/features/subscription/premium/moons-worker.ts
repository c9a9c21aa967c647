import { moonPhaseAt } from '@palm/astrology/moon-phase';
import type { Moon } from './moons.ts';

/** Asked with instants, answers with the Moon at each. A worker keeps the ephemeris out of the page's own scripts. */
addEventListener('message', ({ data }: MessageEvent<readonly number[]>) =>
  postMessage(
    data.map((at): Moon => {
      const { illuminatedFraction, angleDeg } = moonPhaseAt(at);
      return { litFraction: illuminatedFraction, isWaxing: angleDeg < 180 };
    }),
  ),
);
