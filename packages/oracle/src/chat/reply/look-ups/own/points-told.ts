import type { WholeLookUp } from '../whole/whole-look-up.ts';
import { badPlanet, voidAtBirth } from './bad-placements.ts';
import { chironInHouse, chironPlaced, ownChiron } from './chiron-told.ts';
import { ownLilith, ownNode } from './node-and-lilith.ts';

/** Questions about single points of the own chart. */
export const POINTS_TOLD: readonly WholeLookUp[] = [
  badPlanet,
  ownNode,
  chironInHouse,
  ownChiron,
  voidAtBirth,
  chironPlaced,
  ownLilith,
];
