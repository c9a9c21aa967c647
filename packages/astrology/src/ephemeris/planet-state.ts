import type { StateVector } from '../vector.ts';
import { type Epoch, type Planet, heliocentricState } from './astronomy-engine.ts';
import { withVsop87Remainder } from './vsop87-remainder.ts';

/** A planet seen from the Sun, with the terms the library drops put back. */
export function planetStateAt(planet: Planet, epoch: Epoch): StateVector {
  const state = heliocentricState(planet, epoch);
  // Pluto is not in VSOP87: the library integrates its orbit.
  if (planet === 'pluto') return state;
  return withVsop87Remainder(planet, state, epoch.terrestrialDays);
}
