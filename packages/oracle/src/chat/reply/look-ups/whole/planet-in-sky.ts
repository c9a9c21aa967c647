import { BODIES, PLANET_IDS, type PlanetId } from '@palm/astrology/vocabulary';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import type { WholeLookUp } from './whole-look-up.ts';

const SEEN: ReadonlySet<PlanetId> = new Set(['mercury', 'venus', 'mars', 'jupiter', 'saturn']);
const NAMED = new RegExp(String.raw`\b(?<planet>${PLANET_IDS.slice(2).join('|')})\b`, 'u');
const LOOKS =
  /\b(?:visible|see|spot|look (?:for|up)|naked eye|telescope|binoculars|in the (?:night |evening |morning )?sky|bright\w*|shining)\b/u;

/** Nearer to the Sun than this a planet is lost in its light; Mercury needs less than this to be hard to find. */
const LOST_DEG = 12;
const HARD_DEG = 18;
/** Farther from the Sun than this it stands high in a dark sky. */
const HIGH_DEG = 70;
/** About opposite the Sun, up all night. */
const ALL_NIGHT_DEG = 140;

/** How far east of the Sun a planet stands, from -180 to 180: east is the evening side. */
function eastOfSun(planet: PlanetId, { sky, now }: SlotContext): number {
  const apart = sky.positionOf(planet, now).longitudeDeg - sky.positionOf('sun', now).longitudeDeg;
  return ((((apart + 180) % 360) + 360) % 360) - 180;
}

function whereToLook(planet: PlanetId, east: number): string {
  const away = Math.abs(east);
  const name = BODIES[planet].name;
  if (away < LOST_DEG) return `No, not now: ${name} is too close to the Sun to be seen.`;
  if (away > ALL_NIGHT_DEG) {
    return `Yes: ${name} is up most of the night now, rising in the east around sunset and highest around midnight.`;
  }
  const isEvening = east > 0;
  const low = away < HARD_DEG ? ' It stands low, so you need a flat horizon and some luck.' : '';
  if (away > HIGH_DEG) {
    return isEvening
      ? `Yes: ${name} stands high after dark and sets late in the night.`
      : `Late in the night, yes: ${name} rises around midnight or after it and stands high before dawn.`;
  }
  return isEvening
    ? `In the evening, yes: look west after sunset; ${name} sets an hour to three after the Sun.${low}`
    : `Not in the evening: ${name} is a morning planet now. Look east before sunrise; it comes up an hour to three before the Sun.${low}`;
}

const LOOK_OF: Partial<Readonly<Record<PlanetId, string>>> = {
  venus: "It's the brightest point in the sky after the Moon, white and steady.",
  jupiter: 'It shines bright and steady, cream-colored, and binoculars show its moons.',
  mars: "It's the steady reddish one.",
  saturn: "It's a steady, pale yellow point; a small telescope shows the rings.",
  mercury: 'It looks like a modest star near the horizon.',
};

/** "is venus visible tonight from durban": by its distance from the Sun, which is nearly the same everywhere. */
export const planetInSky: WholeLookUp = {
  family: 'planet-now',
  isAsked: ({ text }) =>
    NAMED.test(text) &&
    LOOKS.test(text) &&
    /\b(?:tonight|now|this (?:evening|week|month)|visible|where|can (?:i|we|you)|in the sky|telescope|tomorrow|roof|garden|from)\b/u.test(
      text,
    ) &&
    !/\b(?:chart|my (?:venus|mars|mercury|jupiter|saturn)|see (?:him|her|it in)|transit\w*|house|you see|do you see|retrograde|palm|mount)\b/u.test(
      text,
    ),
  tell: (context, { text }) => {
    const planet = PLANET_IDS.find((id) => id === NAMED.exec(text)?.groups?.['planet']);
    if (planet === undefined) return null;
    if (!SEEN.has(planet)) {
      return told(
        `Not with the naked eye: ${BODIES[planet].name} needs ${planet === 'uranus' ? 'binoculars and a very dark sky' : 'a telescope'}. A star app shows you the spot.`,
      );
    }
    const east = eastOfSun(planet, context);
    return told(
      `${whereToLook(planet, east)} ${LOOK_OF[planet] ?? ''} That goes for almost any place on Earth; a free star app shows the exact spot for your roof.`,
      note(
        `sky-${planet}`,
        `${BODIES[planet].name} stands ${Math.round(Math.abs(east))} degrees ${east > 0 ? 'east' : 'west'} of the Sun`,
      ),
    );
  },
};
