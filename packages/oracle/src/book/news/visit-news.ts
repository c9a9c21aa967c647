import { normalizeDeg } from '@palm/astrology/angle';
import { crossingsOf } from '@palm/astrology/crossings';
import type { Instant } from '@palm/astrology/instant';
import { signAt } from '@palm/astrology/sign-at';
import { BODIES, PLANET_IDS, type PlanetId, type SignId, SIGNS } from '@palm/astrology/vocabulary';
import { isoOf } from '../../facts/fact-words.ts';
import type {
  HouseFact,
  SolarHouseFact,
  TransitTiming,
} from '../../facts/fact-kinds/transit-fact.ts';
import type { Turn } from '../vocabulary.ts';
import type { BookSky } from './book-sky.ts';
import { ABOUT_NOTHING, type News, RUNS } from './news.ts';
import { matterOf, type Places, signPlaces } from './places.ts';

/** How heavy an entry into a house or sign is, and a stay there on an ordinary day. */
const RANKS = {
  moon: { enters: 6.4, stays: 6.5 },
  sun: { enters: 4.8, stays: 6.6 },
  mercury: { enters: 6, stays: 6.7 },
  venus: { enters: 5.6, stays: 6.6 },
  mars: { enters: 5, stays: 6.65 },
  jupiter: { enters: 3, stays: 6.75 },
  saturn: { enters: 2.9, stays: 6.78 },
  uranus: { enters: 2.8, stays: 6.8 },
  neptune: { enters: 2.8, stays: 6.82 },
  pluto: { enters: 2.8, stays: 6.82 },
} as const satisfies Record<PlanetId, { enters: number; stays: number }>;

/** Which house or sign each planet is going through, and since when and until when. */
export function visitNews(places: Places, sky: BookSky): News[] {
  return PLANET_IDS.flatMap((body) => visitOf(body, places, sky));
}

const bySign = new WeakMap<BookSky, Map<SignId, readonly News[]>>();

/** The same for everyone of a sign on one day. */
export function signVisitNews(sign: SignId, sky: BookSky): readonly News[] {
  const ofDay = bySign.get(sky) ?? new Map<SignId, readonly News[]>();
  bySign.set(sky, ofDay);
  const known = ofDay.get(sign);
  if (known !== undefined) return known;
  const found = visitNews(signPlaces(sign), sky);
  ofDay.set(sign, found);
  return found;
}

function visitOf(body: PlanetId, places: Places, sky: BookSky): News[] {
  const { day } = sky;
  const enteredAt = entryToday(body, places, sky);
  const at = enteredAt === null ? day.middle : day.span.to;
  const longitudeDeg = (enteredAt === null ? day.atMiddle : day.atEnd)[body].longitudeDeg;
  const number = places.numberAt(longitudeDeg);
  const stay = stayAround(body, number, places, sky, at);
  const { until } = stay;
  const since = enteredAt === null ? stay.since : withinDay(stay.since, sky);
  const key = `visit/${body}/${matterOf(number)}-${places.kind}`;
  const ranks = RANKS[body];
  return [
    {
      key,
      event: `${key}@${stay.since === null ? 'long' : isoOf(stay.since).slice(0, 10)}${enteredAt === null ? RUNS : '~enters'}`,
      rank: enteredAt === null ? ranks.stays + leaving(body, places, sky) : ranks.enters,
      turn: turnOf(body, enteredAt, sky),
      timing: { since, exact: null, until, scale: body === 'moon' ? 'clock' : 'day' },
      at: enteredAt,
      about: { ...ABOUT_NOTHING, body, matter: matterOf(number) },
      isSeason: false,
      fact: { ...visitFact(body, longitudeDeg, number, places, sky), timing: spanOf(since, until) },
    },
  ];
}

/** A slow planet that enters within a minute of midnight is told on the day on which it is first found there. */
const withinDay = (since: Instant | null, { day: { span } }: BookSky): Instant | null =>
  since === null ? null : Math.min(Math.max(since, span.from), span.to - 1);

function turnOf(body: PlanetId, enteredAt: Instant | null, { day }: BookSky): Turn | null {
  if (enteredAt !== null) return 'first';
  const station = day.events.find((event) => event.kind === 'station' && event.body === body);
  return station?.kind === 'station' ? station.turns : null;
}

/** A stay of the Moon that ends in the middle of the day is told only where there is nothing else. */
function leaving(body: PlanetId, places: Places, { day }: BookSky): number {
  const isLeaving =
    places.numberAt(day.atMiddle[body].longitudeDeg) !==
    places.numberAt(day.atEnd[body].longitudeDeg);
  return body === 'moon' && isLeaving ? LEAVING_LATER : 0;
}

const LEAVING_LATER = 2;

const spanOf = (since: Instant | null, until: Instant | null): TransitTiming => ({
  startAt: since === null ? null : isoOf(since),
  exactAt: [],
  endAt: until === null ? null : isoOf(until),
});

/** The moment at which a body goes over the start of a place today; the Moon only by noon. */
function entryToday(body: PlanetId, places: Places, { day }: BookSky): Instant | null {
  const before = places.numberAt(day.atStart[body].longitudeDeg);
  const noon = places.numberAt(day.atMiddle[body].longitudeDeg);
  const after = places.numberAt(day.atEnd[body].longitudeDeg);
  if (body === 'moon') return before !== noon && noon === after ? day.middle : null;
  return before === after ? null : day.middle;
}

/** When the body came into a place and when it leaves it; null beyond what is searched. */
function stayAround(
  body: PlanetId,
  number: number,
  places: Places,
  { longTrackOf }: BookSky,
  at: Instant,
): { since: Instant | null; until: Instant | null } {
  const track = longTrackOf(body);
  const borders = [places.startDeg(number), places.startDeg((number % 12) + 1)]
    .flatMap((degree) => crossingsOf(track, normalizeDeg(degree)))
    .map((crossing) => crossing.at)
    .toSorted((a, b) => a - b);
  return {
    since: borders.findLast((border) => border <= at) ?? null,
    until: borders.find((border) => border > at) ?? null,
  };
}

function visitFact(
  body: PlanetId,
  longitudeDeg: number,
  house: number,
  places: Places,
  { day }: BookSky,
): HouseFact | SolarHouseFact {
  const sign = signAt(longitudeDeg);
  const common = {
    body,
    sign,
    longitudeDeg,
    house,
    isRetrograde: day.atMiddle[body].isRetrograde,
    at: isoOf(day.middle),
    words: `${BODIES[body].name} in ${SIGNS[sign].name}, ${places.words(house)}`,
  };
  return places.kind === 'chart'
    ? {
        ...common,
        id: `house:${body}`,
        kind: 'house',
        ...(places.whose === 'their' && { of: 'partner' as const }),
      }
    : {
        ...common,
        id: `solar:${places.ofSign}-${body}`,
        kind: 'solar-house',
        ofSign: places.ofSign,
      };
}
