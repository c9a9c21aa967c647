import { normalizeDeg } from '../angle.ts';
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
export function skyEvents(span: TimeSpan): SkyEvent[] {
  const tracks = PLANET_IDS.map((body) => trackOf(body, span));
  return [...tracks.flatMap(ingressesOn), ...tracks.flatMap(stationsOn)].toSorted(
    (a, b) => a.at - b.at,
  );
}

function ingressesOn(track: Track): Ingress[] {
  return SIGN_IDS.flatMap((sign) =>
    crossingsOf(track, signStartDeg(sign)).map(({ at, isRetrograde }) => ({
      kind: 'ingress' as const,
      body: track.body,
      at,
      // Going backwards over the start of a sign leads into the one before it.
      sign: isRetrograde ? signAt(signStartDeg(sign) - 1) : sign,
      isRetrograde,
    })),
  );
}

function stationsOn({ body, knots }: Track): Station[] {
  return knots.flatMap(({ at, unwrappedDeg, station }) =>
    station === null
      ? []
      : [{ kind: 'station', body, at, longitudeDeg: normalizeDeg(unwrappedDeg), turns: station }],
  );
}
