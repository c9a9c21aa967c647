import type { AccuracyReport } from '@palm/astrology/accuracy';
import { BODIES, BODY_IDS } from '@palm/astrology/vocabulary';

/** To a tenth, and never less than the figure says: an error of 0.04″ is not none. */
export const arcseconds = (value: number): string => `${Math.max(value, 0.1).toFixed(1)}″`;

export const worstBody = ({ bodies }: AccuracyReport): { name: string; maxArcsec: number } =>
  BODY_IDS.map((id) => {
    const { againstSwissEphemeris: swiss, againstJplHorizons: jpl } = bodies[id];
    return { name: BODIES[id].name, maxArcsec: Math.max(swiss.maxArcsec, jpl?.maxArcsec ?? 0) };
  }).reduce((worst, body) => (body.maxArcsec > worst.maxArcsec ? body : worst));
