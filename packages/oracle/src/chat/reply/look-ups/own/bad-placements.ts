import { BODIES, PLANET_IDS, type PlanetId, SIGNS } from '@palm/astrology/vocabulary';
import { PLANETS_IN_HOUSES } from '../../../../../content/chat/named/planets-in-houses.ts';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import { ordinal } from '../../../../facts/fact-words.ts';
import { houseOfBody, natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import type { SlotContext } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { PLANET_MATTERS } from '../terms/placement-fear.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const BAD_PLANET = new RegExp(
  String.raw`\b(?:bad|cursed|afflicted|weak|damaged|evil|malefic|debilitated|terrible|awful) (?<planet>${PLANET_IDS.join('|')})\b|\b(?:my|a|your) (?<also>${PLANET_IDS.join('|')}) (?:is|was|being) (?:so |really |very )?(?:bad|cursed|afflicted|weak|damaged|evil|terrible|awful|negative)\b`,
  'u',
);

const badPlanetIn = (text: string): PlanetId | undefined => {
  const groups = BAD_PLANET.exec(text)?.groups;
  return PLANET_IDS.find((id) => id === (groups?.['planet'] ?? groups?.['also']));
};

const whereIs = (planet: PlanetId, { chart }: SlotContext): string => {
  const [sign, house] = [signOfPoint(chart, planet), houseOfBody(chart, planet)];
  if (sign === null) return '';
  const there =
    house === null
      ? ''
      : `, in your ${ordinal(house)} house, the part of life about ${HOUSE_MATTER_WORDS[house] ?? ''}`;
  return ` Yours is in ${SIGNS[sign].name}${there}.`;
};

/** "someone told me i have a bad pluto", "my saturn is weak they said, what now" */
export const badPlanet: WholeLookUp = {
  family: 'dignity',
  isAsked: ({ text }) =>
    badPlanetIn(text) !== undefined &&
    !/\b(?:today|this (?:week|month|year)|transit\w*|retrograde|his|her|their)\b/u.test(text),
  tell: (context, { text }) => {
    const planet = badPlanetIn(text);
    if (planet === undefined) return null;
    const name = BODIES[planet].name;
    const line = PLANETS_IN_HOUSES[planet][(houseOfBody(context.chart, planet) ?? 0) - 1];
    const reading = line === undefined ? '' : ` That's read as: you ${line[0]}.`;
    return told(
      `There's no such thing as a bad ${name}: every chart has one, and it's read for ${PLANET_MATTERS[planet]}. When people say "bad" they usually mean that it stands at a hard angle to something, which is friction and no sentence.${whereIs(planet, context)}${reading}`,
      ...(context.chart === null ? [] : [natalFact(context.chart, planet)]),
    );
  },
};

/** "is my moon void at birth a problem" */
export const voidAtBirth: WholeLookUp = {
  family: 'void-moon',
  isAsked: ({ text }) =>
    /\bvoid\b/u.test(text) &&
    /\bmoon\b/u.test(text) &&
    /\b(?:birth|born|natal|my chart|birth chart)\b/u.test(text),
  tell: () =>
    told(
      "No, it's no problem, and plenty of people have it. It's read as a free agent: feelings that need no audience, plans that go their own way and often fine. Nothing comes to nothing because of it; that rule was made for questions asked of the sky and not for people.",
    ),
};
