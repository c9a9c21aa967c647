import { PLANET_IDS } from '@palm/astrology/vocabulary';
import type { LookUp } from '../look-up.ts';

/** Placements that have a family of their own. */
const OWN_FAMILIES: Readonly<Record<string, string>> = {
  sun: 'sun-sign',
  moon: 'moon-sign-mine',
  venus: 'venus-mine',
  mars: 'mars-mine',
  chiron: 'chiron',
  rising: 'rising-mine',
  ascendant: 'rising-mine',
  midheaven: 'midheaven',
};

/** The family that tells where a planet stood at the user's birth. */
export const familyOfPlacement = (planet: string): string => OWN_FAMILIES[planet] ?? 'placement';

/** The placement that a family is about, where it is about one. */
export const placementOf = (family: string): string | undefined =>
  Object.keys(OWN_FAMILIES).find((name) => OWN_FAMILIES[name] === family);

const asksFor = (name: string): RegExp =>
  new RegExp(
    String.raw`^(?:(?:ok|so|and|hi|hey) )*(?:(?:what|where)(?: is|s|'s)|what sign is|tell me) my (?:natal |birth )?${name}(?: sign)?(?: in)?(?: please)?$|^(?:my )?${name} sign(?: please| pls)?$`,
    'u',
  );

/** "i have sun in leo" */
const told = (name: string): RegExp =>
  new RegExp(
    String.raw`^(?:(?:ok|so|and|hi|hey|well) )*(?:i have (?:my |an? |the )?${name} in \w+|my ${name} is in \w+)(?: right)?$`,
    'u',
  );

/** "what sign was the moon in the night i was born" */
const ofBirth = (name: string): RegExp =>
  new RegExp(
    String.raw`^(?!.*\b(?:full|new|phase|retrograde|house|aspect|eclipse|see|visible)\b).*\b(?:what|which|where|wheres)\b.{0,24}\b${name}\b.{0,40}\b(?:i was born|was i born|my birth|at birth|of my birth)\b`,
    'u',
  );

/** "whats my venus sign": known by its words, since the planet's place today is asked for in nearly the same ones. */
export const OWN_PLACEMENTS: readonly LookUp[] = PLANET_IDS.map((planet) => ({
  family: familyOfPlacement(planet),
  isAsked: ({ plain, entities }) =>
    asksFor(planet).test(plain) ||
    ofBirth(planet).test(plain) ||
    (entities.sign !== undefined && told(planet).test(plain)),
  tell: () => null,
}));
