import { DAY_MS } from '@palm/astrology/instant';
import { skyEvents, type Station } from '@palm/astrology/sky-events';
import { BODIES, PLANET_IDS, type PlanetId } from '@palm/astrology/vocabulary';
import { degreeWords } from '../../../facts/fact-words.ts';
import { dateWordsAt, listWords } from '../calendar/date-words.ts';
import { fill, note, perMessage, type Filled, type SlotContext, type SlotGroup } from '../slot.ts';
import { namedPlanet } from './planet-slots.ts';

/** Every planet turns at least once within this time; Mars is the last. */
const REACH_DAYS = 800;
const QUICK_REACH_DAYS = 400;

type Turning = Exclude<PlanetId, 'sun' | 'moon'>;
const TURNING: readonly Turning[] = PLANET_IDS.filter(
  (planet): planet is Turning => planet !== 'sun' && planet !== 'moon',
);

/** The turns of a planet around now. */
export function stationsOf(
  planet: Turning,
  { now, sky }: Pick<SlotContext, 'now' | 'sky'>,
): Station[] {
  const reach = (planet === 'mars' || planet === 'venus' ? REACH_DAYS : QUICK_REACH_DAYS) * DAY_MS;
  return skyEvents({ from: now - reach, to: now + reach }, [planet], sky.positionOf).filter(
    (event) => event.kind === 'station',
  );
}

/** Mercury, unless another was named. */
const turning = (context: SlotContext): Turning => {
  const planet = namedPlanet(context);
  return TURNING.find((one) => one === planet) ?? 'mercury';
};

const stations = perMessage((context) => stationsOf(turning(context), context));

const last = (context: SlotContext, turns: Station['turns']): Station | undefined =>
  stations(context).findLast((one) => one.turns === turns && one.at <= context.now);

const next = (context: SlotContext, turns: Station['turns']): Station | undefined =>
  stations(context).find((one) => one.turns === turns && one.at > context.now);

const nextTurn = (context: SlotContext): Station | undefined =>
  stations(context).find(({ at }) => at > context.now);

const isRetrograde = (context: SlotContext): boolean => nextTurn(context)?.turns === 'direct';

function tell(
  context: SlotContext,
  station: Station | undefined,
  say: (date: string) => string = (date) => date,
): Filled | null {
  if (station === undefined) return null;
  return fill(say(dateWordsAt(station.at, context)), stationNote(station, context));
}

export const stationNote = (
  { body, at, longitudeDeg, turns }: Station,
  context: Pick<SlotContext, 'now' | 'zone'>,
) =>
  note(
    `station-${body}-${at}`,
    `${BODIES[body].name} turns ${turns} on ${dateWordsAt(at, context)}, at ${degreeWords(longitudeDeg)}`,
  );

const nameOf = (context: SlotContext): string => BODIES[turning(context)].name;

/** A planet other than the one asked about that turned within the last two weeks. */
function otherTurned(context: SlotContext): Filled | null {
  const since = context.now - 14 * DAY_MS;
  const turned = TURNING.filter((planet) => planet !== turning(context))
    .flatMap((planet) => stationsOf(planet, context))
    .filter(({ at }) => at > since && at <= context.now)
    .toSorted((a, b) => b.at - a.at)[0];
  return tell(context, turned, (date) => `${BODIES[turned?.body ?? 'mercury'].name}, on ${date}`);
}

/** "February 9 to March 3, June 10 to July 4 and …" */
function retrogradesAhead(context: SlotContext): Filled | null {
  const ahead = stations(context).filter(({ at }) => at > context.now - 30 * DAY_MS);
  const spans = ahead.flatMap((station, index) => {
    const end = ahead[index + 1];
    if (station.turns !== 'retrograde' || end === undefined) return [];
    return [`${dateWordsAt(station.at, context)} to ${dateWordsAt(end.at, context)}`];
  });
  return fill(listWords(spans), ...ahead.map((station) => stationNote(station, context)));
}

export const retrogradeSlots = {
  last_direct: (context) => tell(context, last(context, 'direct')),
  retro_start: (context) =>
    isRetrograde(context) ? tell(context, last(context, 'retrograde')) : null,
  retro_end: (context) => (isRetrograde(context) ? tell(context, nextTurn(context)) : null),
  next_retro: (context) => tell(context, next(context, 'retrograde')),
  next_retro_end: (context) => {
    const start = next(context, 'retrograde');
    return tell(
      context,
      stations(context).find(({ at, turns }) => turns === 'direct' && at > (start?.at ?? 0)),
    );
  },
  next_change: (context) => tell(context, nextTurn(context)),
  motion: (context) => fill(isRetrograde(context) ? 'moving backward' : 'moving forward'),
  motion_sentence: (context) =>
    tell(
      context,
      nextTurn(context),
      (date) =>
        `${nameOf(context)} is moving ${isRetrograde(context) ? 'backward' : 'forward'} until ${date}.`,
    ),
  yes_no: (context) => fill(isRetrograde(context) ? 'Yes' : 'No'),
  next_change_sentence: (context) =>
    tell(
      context,
      nextTurn(context),
      (date) =>
        `${nameOf(context)} turns ${isRetrograde(context) ? 'forward' : 'backward'} on ${date}.`,
    ),
  other_turned: otherTurned,
  retro_table_12_months: retrogradesAhead,
  is_are: (context) => {
    const count = TURNING.filter(
      (planet) => context.sky.positionOf(planet, context.now).speedDegPerDay < 0,
    ).length;
    return fill(count === 1 ? 'is' : 'are');
  },
} as const satisfies SlotGroup;
