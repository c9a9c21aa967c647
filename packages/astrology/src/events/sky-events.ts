import { normalizeDeg } from '../angle.ts';
import type { PositionOf } from '../ephemeris/planet-positions.ts';
import type { Instant, TimeSpan } from '../instant.ts';
import { PLANET_IDS, type PlanetId, SIGN_IDS, type SignId } from '../vocabulary.ts';
import { signAt, signStartDeg } from '../zodiac/sign-at.ts';
import { crossingsOf } from './crossings.ts';
import { type StationTurn, type Track, trackOf } from './track.ts';

export type Ingress = {
  readonly kind: 'ingress';
  readonly body: PlanetId;
  readonly at: Instant;
  readonly sign: SignId;
  readonly isRetrograde: boolean;
};

export type Station = {
  readonly kind: 'station';
  readonly body: PlanetId;
  readonly at: Instant;
  readonly longitudeDeg: number;
  readonly turns: StationTurn;
};

export type SkyEvent = Ingress | Station;

/** What happens in a span, usually a day: bodies that enter a sign or turn round. */
export function skyEvents(
  span: TimeSpan,
  bodies: readonly PlanetId[] = PLANET_IDS,
  positionOf?: PositionOf,
): SkyEvent[] {
  return bodies
    .flatMap((body) => {
      const track = trackOf(body, span, positionOf);
      return [...ingressesOn(body, track), ...stationsOn(body, track)];
    })
    .toSorted((a, b) => a.at - b.at);
}

function ingressesOn(body: PlanetId, track: Track): Ingress[] {
  return SIGN_IDS.flatMap((sign) =>
    crossingsOf(track, signStartDeg(sign)).map(({ at, isRetrograde }) => ({
      kind: 'ingress' as const,
      body,
      at,
      // Going backwards over the start of a sign leads into the one before it.
      sign: isRetrograde ? signAt(signStartDeg(sign) - 1) : sign,
      isRetrograde,
    })),
  );
}

function stationsOn(body: PlanetId, { knots }: Track): Station[] {
  return knots.flatMap(({ at, unwrappedDeg, station }) =>
    station === null
      ? []
      : [{ kind: 'station', body, at, longitudeDeg: normalizeDeg(unwrappedDeg), turns: station }],
  );
}
