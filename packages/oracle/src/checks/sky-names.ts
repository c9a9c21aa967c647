import { BODIES, PLANET_IDS, type PlanetId } from '@palm/astrology/vocabulary';
import type { NatalPointId } from '../facts/fact-kinds/fact-id.ts';
import { pointName } from '../facts/fact-words.ts';

const POINT_IDS: readonly NatalPointId[] = [...PLANET_IDS, 'ascendant', 'midheaven'];
export const NAMES = POINT_IDS.map(pointName).join('|');
export const BODY_NAMES = PLANET_IDS.map((planet) => BODIES[planet].name).join('|');

export const pointNamed = (name: string): NatalPointId =>
  POINT_IDS.find((point) => pointName(point) === name) ?? 'sun';
export const bodyNamed = (name: string): PlanetId =>
  PLANET_IDS.find((planet) => BODIES[planet].name === name) ?? 'sun';
