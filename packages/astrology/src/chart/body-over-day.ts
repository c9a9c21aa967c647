import { signedSeparationDeg } from '../angle.ts';
import { findRoot } from '../events/find-root.ts';
import { type BodyPosition, type Positions, positionOf } from '../ephemeris/positions.ts';
import type { Instant, TimeSpan } from '../instant.ts';
import type { BodyId, SignId } from '../vocabulary.ts';
import { signAt, signStartDeg } from '../zodiac/sign-at.ts';

export type SignOverDay =
  | { readonly kind: 'certain'; readonly sign: SignId }
  | {
      readonly kind: 'changes';
      readonly from: SignId;
      readonly to: SignId;
      readonly at: Instant;
    };

export type BodyOverDay = {
  readonly start: BodyPosition;
  readonly end: BodyPosition;
  readonly sign: SignOverDay;
};

export function bodiesOverDay(
  day: TimeSpan,
  start: Positions,
  end: Positions,
): Record<BodyId, BodyOverDay> {
  const over = (body: BodyId): BodyOverDay => ({
    start: start[body],
    end: end[body],
    sign: signOverDay(body, day, start[body], end[body]),
  });
  return {
    sun: over('sun'),
    moon: over('moon'),
    mercury: over('mercury'),
    venus: over('venus'),
    mars: over('mars'),
    jupiter: over('jupiter'),
    saturn: over('saturn'),
    uranus: over('uranus'),
    neptune: over('neptune'),
    pluto: over('pluto'),
    meanNode: over('meanNode'),
    trueNode: over('trueNode'),
    chiron: over('chiron'),
  };
}

function signOverDay(
  body: BodyId,
  day: TimeSpan,
  start: BodyPosition,
  end: BodyPosition,
): SignOverDay {
  const from = signAt(start.longitudeDeg);
  const to = signAt(end.longitudeDeg);
  if (from === to) return { kind: 'certain', sign: from };
  const isForward = signedSeparationDeg(start.longitudeDeg, end.longitudeDeg) > 0;
  const border = signStartDeg(isForward ? to : from);
  const at = findRoot(
    (instant) => signedSeparationDeg(border, positionOf(body, instant).longitudeDeg),
    day.from,
    day.to,
  );
  return { kind: 'changes', from, to, at };
}
