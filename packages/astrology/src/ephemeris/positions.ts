import { normalizeDeg } from '../angle.ts';
import type { Instant } from '../instant.ts';
import type { BodyId } from '../vocabulary.ts';
import { apparentFrom } from './apparent-place.ts';
import {
  type Epoch,
  epochAt,
  nutationInLongitudeDeg,
  nutationRateDegPerDay,
} from './astronomy-engine.ts';
import { chironStateAt } from './chiron-state.ts';
import { meanNodeDeg, meanNodeRateDegPerDay } from './mean-node.ts';
import { trueNode } from './lunar-nodes.ts';
import { planetIn, planetsIn } from './planet-positions.ts';
import { type BodyPosition, type SkyFrame, skyFrame } from './sky-frame.ts';

export type { BodyPosition };
export type Positions = Readonly<Record<BodyId, BodyPosition>>;

export function positionsAt(instant: Instant): Positions {
  return positionsAtEpoch(epochAt(instant));
}

/** One body alone, for searches that follow it through time. */
export function positionOf(body: BodyId, instant: Instant): BodyPosition {
  const frame = skyFrame(epochAt(instant));
  if (body === 'meanNode') return meanNodeIn(frame);
  if (body === 'trueNode') return trueNodeIn(frame);
  if (body === 'chiron') return chironIn(frame);
  return planetIn(frame, body);
}

export function positionsAtEpoch(epoch: Epoch): Positions {
  const frame = skyFrame(epoch);
  return {
    ...planetsIn(frame),
    meanNode: meanNodeIn(frame),
    trueNode: trueNodeIn(frame),
    chiron: chironIn(frame),
  };
}

function meanNodeIn({ epoch }: SkyFrame): BodyPosition {
  return nodePosition(
    meanNodeDeg(epoch.terrestrialDays) + nutationInLongitudeDeg(epoch),
    meanNodeRateDegPerDay(epoch.terrestrialDays) + nutationRateDegPerDay(epoch),
  );
}

function trueNodeIn({ earth, moonState, toEcliptic, equinoxRate }: SkyFrame): BodyPosition {
  const { longitudeDeg, rateDegPerDay } = trueNode(moonState(), earth.position, toEcliptic);
  return nodePosition(longitudeDeg, rateDegPerDay + equinoxRate);
}

function chironIn({ epoch, earth, place }: SkyFrame): BodyPosition {
  return place(apparentFrom(earth, chironStateAt(epoch.terrestrialDays)));
}

function nodePosition(longitudeDeg: number, speedDegPerDay: number): BodyPosition {
  return {
    longitudeDeg: normalizeDeg(longitudeDeg),
    latitudeDeg: 0,
    speedDegPerDay,
    isRetrograde: speedDegPerDay < 0,
  };
}
