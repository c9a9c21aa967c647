import { houseOf } from '@palm/astrology/house-of';
import { signAt } from '@palm/astrology/sign-at';
import { BODIES, PLANET_IDS, type PlanetId, SIGN_IDS } from '@palm/astrology/vocabulary';
import { HOUSE_MATTER_WORDS } from '../../../../content/chat/words/house-matter-words.ts';
import { cuspsOf } from '../../../facts/houses-used.ts';
import { degreeWords } from '../../../facts/fact-words.ts';
import { dateWordsAt, listWords } from '../calendar/date-words.ts';
import { pointNamed } from '../birth/points.ts';
import { fill, note, perMessage, type Filled, type SlotContext, type SlotGroup } from '../slot.ts';
import { ingressInto, nextIngressOf } from './ingress.ts';
import { signName } from './moon-slots.ts';

/** The planet that the user named. */
export const namedPlanet = ({ entities }: SlotContext): PlanetId | null => {
  const point = pointNamed(entities.planet);
  return PLANET_IDS.find((planet) => planet === point) ?? null;
};

function nowOf(planet: PlanetId, { now, sky }: SlotContext) {
  const { longitudeDeg, speedDegPerDay } = sky.positionOf(planet, now);
  const motion = speedDegPerDay < 0 ? ', retrograde' : '';
  const told = note(
    `now-${planet}`,
    `${BODIES[planet].name} at ${degreeWords(longitudeDeg)}${motion}`,
  );
  return { longitudeDeg, isRetrograde: speedDegPerDay < 0, told };
}

/** Into the sign that was named, where it comes soon enough and is not there already; otherwise into the next one. */
const nextIngress = perMessage((context) => {
  const planet = namedPlanet(context);
  if (planet === null) return null;
  const wanted =
    SIGN_IDS.find(
      (sign) => sign === (context.entities.sign ?? context.entities.sign_b)?.toLowerCase(),
    ) ?? null;
  const isThere = wanted === signAt(nowOf(planet, context).longitudeDeg);
  const into = wanted === null || isThere ? null : ingressInto(planet, wanted, context);
  return into ?? nextIngressOf(planet, context);
});

function ingress(
  context: SlotContext,
  read: (found: NonNullable<ReturnType<typeof nextIngress>>) => string,
): Filled | null {
  const found = nextIngress(context);
  if (found === null) return null;
  const words = `${BODIES[found.body].name} enters ${signName(found.sign)} on ${dateWordsAt(found.at, context)}`;
  return fill(read(found), note(`ingress-${found.body}`, words));
}

function withPlanet(
  context: SlotContext,
  read: (now: ReturnType<typeof nowOf>) => Filled | null,
): Filled | null {
  const planet = namedPlanet(context);
  return planet === null ? null : read(nowOf(planet, context));
}

/** The part of life that the named planet of today goes through; the houses need the hour of birth. */
function lifeNow(context: SlotContext): Filled | null {
  const planet = namedPlanet(context);
  const { chart } = context;
  if (planet === null || chart === null || chart.time === 'unknown') return null;
  const { longitudeDeg, told } = nowOf(planet, context);
  return fill(HOUSE_MATTER_WORDS[houseOf(longitudeDeg, cuspsOf(chart))], told);
}

export const planetSlots = {
  planet_life_now: lifeNow,
  planet_sign_now: (context) =>
    withPlanet(context, ({ longitudeDeg, told }) => fill(signName(signAt(longitudeDeg)), told)),
  planet_motion: (context) =>
    withPlanet(context, ({ isRetrograde, told }) =>
      fill(isRetrograde ? 'moving backward' : 'moving forward', told),
    ),
  ingress_date: (context) => ingress(context, ({ at }) => dateWordsAt(at, context)),
  ingress_sign: (context) => ingress(context, ({ sign }) => signName(sign)),
  retro_now: (context) => {
    const retrograde = PLANET_IDS.filter((planet) => nowOf(planet, context).isRetrograde);
    return fill(
      listWords(retrograde.map((planet) => BODIES[planet].name)),
      ...retrograde.map((planet) => nowOf(planet, context).told),
    );
  },
} as const satisfies SlotGroup;
