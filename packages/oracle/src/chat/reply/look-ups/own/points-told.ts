import { separationDeg } from '@palm/astrology/angle';
import { bornAt } from '@palm/astrology/chart';
import { houseOf } from '@palm/astrology/house-of';
import { signAt } from '@palm/astrology/sign-at';
import { BODIES, PLANET_IDS, type PlanetId, SIGNS } from '@palm/astrology/vocabulary';
import { CHIRON_SPOTS } from '../../../../../content/chat/own/chiron-spots.ts';
import { PLANETS_IN_HOUSES } from '../../../../../content/chat/named/planets-in-houses.ts';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import { ordinal } from '../../../../facts/fact-words.ts';
import { cuspsOf } from '../../../../facts/houses-used.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { bodyInText } from '../../../../facts/in-text.ts';
import { houseOfBody, longitudeOf, natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { lilithDeg } from '../../../slots/terms/point-values.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { placementsNamed } from '../named/named-placements.ts';
import { tellPlacement } from '../named/placement-answers.ts';
import { PLANET_MATTERS } from '../terms/placement-fear.ts';
import { houseIn } from '../whole/houses-told.ts';
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
const badPlanet: WholeLookUp = {
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

const NODE_MEANING =
  /^(?:(?:hi|hey|so|ok|pls|please|and|quick|tell me)\W+)*(?:what (?:is|does|do|s) |whats |explain )?(?:a |the |my )?(?:north node|nn|true node|rahu node)(?: (?:sign|placement))?(?: mean\w*| explained| about| say| stand for)?(?:\W+(?:pls|please|short\w*|quick\w*|briefly|for me|simply|thanks|thx|in short))*\W*$/u;

/** "north node meaning pls, short": the one of the user's own chart. */
const ownNode: WholeLookUp = {
  family: 'node-north',
  isAsked: ({ text }) => NODE_MEANING.test(text),
  tell: ({ chart }) => {
    const sign = signOfPoint(chart, 'trueNode');
    if (chart === null || sign === null) return null;
    const house = houseOfBody(chart, 'trueNode');
    const line = tellPlacement({ point: 'northNode', sign, house: null }, false);
    const where =
      house === null
        ? ''
        : `, in your ${ordinal(house)} house (${HOUSE_MATTER_WORDS[house] ?? ''})`;
    return told(
      `Yours is in ${SIGNS[sign].name}${where}. ${line ?? ''}`,
      natalFact(chart, 'trueNode'),
    );
  },
};

const ASKS_CHIRON =
  /\b(?:wound\w*|show|shows|mean\w*|heal\w*|hurt\w*|how|what|why|explain\w*|right|true|about|is that|is it)\b|\?/u;

/** "chiron in cancer in the 4th. mother wound, right? how does it show" */
const chironPlaced: WholeLookUp = {
  family: 'chiron',
  isAsked: ({ text }) =>
    chironIn(text) !== undefined &&
    ASKS_CHIRON.test(text) &&
    !/\b(?:return|his|her|their|square|trine|opposite|opposition|conjunct\w*|retrograde|transit\w*|today|this (?:week|month|year))\b/u.test(
      text,
    ),
  tell: ({ chart }, { text }) => {
    const placed = chironIn(text);
    if (placed?.sign === undefined || placed.sign === null) return null;
    const { sign } = placed;
    const house = placed.house ?? houseIn(text);
    const [spot, shows] = CHIRON_SPOTS[sign];
    const line = house === null ? undefined : PLANETS_IN_HOUSES.chiron[house - 1];
    const there =
      line === undefined || house === null
        ? ''
        : ` The ${ordinal(house)} house, ${HOUSE_MATTER_WORDS[house] ?? ''}, is where it's noticed: you ${line[0]}, and you ${line[1]}.`;
    const own = signOfPoint(chart, 'chiron');
    const check =
      own === null || own === sign
        ? ''
        : ` By the birth I have, yours is in ${SIGNS[own].name}, by the way.`;
    const opening = /\bwound\b.*\b(?:right|true|correct|yes)\b|\bis (?:it|that)\b/u.test(text)
      ? 'Roughly, yes: '
      : '';
    return told(
      `${capitalised(`${opening}Chiron in ${SIGNS[sign].name} is read as a sore spot about ${spot}`)}. It may show in small ways: you ${shows}.${there}${check} It's a symbol and no diagnosis: what really happened, you know and it doesn't.`,
      ...(chart === null ? [] : [natalFact(chart, 'chiron')]),
    );
  },
};

const chironIn = (text: string) =>
  placementsNamed(text).find(({ point, sign }) => point === 'chiron' && sign !== null);

/** "tell me my chiron and keep it short" */
const ownChiron: WholeLookUp = {
  family: 'chiron',
  isAsked: ({ text }) =>
    /\b(?:tell me|whats|what is|where is|wheres|find|show me|about) (?:about )?my chiron\b/u.test(
      text,
    ) &&
    /\b(?:short|quick|brief\w*|simply|mean|and)\b/u.test(text) &&
    !/\b(?:return|why do people)\b/u.test(text),
  tell: ({ chart }) => {
    const sign = signOfPoint(chart, 'chiron');
    if (chart === null || sign === null) return null;
    const house = houseOfBody(chart, 'chiron');
    const [spot, shows] = CHIRON_SPOTS[sign];
    const where = house === null ? '' : `, in your ${ordinal(house)} house`;
    return told(
      `Your Chiron is in ${SIGNS[sign].name}${where}: a sore spot about ${spot}. It may show like this: you ${shows}.`,
      natalFact(chart, 'chiron'),
    );
  },
};

/** "is my moon void at birth a problem" */
const voidAtBirth: WholeLookUp = {
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

const NEAR_DEG = 6;

/** "lilith conjunct venus in scorpio. be honest", "whats my lilith" */
const ownLilith: WholeLookUp = {
  family: 'lilith-asteroids',
  isAsked: ({ text }) =>
    /\b(?:black moon )?lilith\b/u.test(text) &&
    !/\b(?:his|her|their|what is lilith|whats lilith|who is)\b/u.test(text),
  tell: ({ chart }, { text }) => {
    if (chart === null) return null;
    const degree = lilithDeg(bornAt(chart));
    const { name } = SIGNS[signAt(degree)];
    const house =
      chart.time === 'known' ? `, in your ${ordinal(houseOf(degree, cuspsOf(chart)))} house` : '';
    const other = PLANET_IDS.find((id) => new RegExp(String.raw`\b${id}\b`, 'u').test(text));
    const away = other === undefined ? null : longitudeOf(chart, other);
    const isNear = away !== null && separationDeg(away, degree) <= NEAR_DEG;
    const beside =
      other === undefined
        ? ''
        : isNear
          ? ` It does stand right by your ${BODIES[other].name}, so ${PLANET_MATTERS[other]} is where the untamed part shows: you want it whole or not at all, and you may have been told that's too much.`
          : ` It isn't next to ${bodyInText(other)} in the chart I have, so that site may have used another birth or another Lilith.`;
    return told(
      `Your Black Moon Lilith is in ${name}${house}.${beside} It's read for what is wild in you and was shut out early: too loud, too angry, too much. Read it as a question: which part of you do you make smaller so that others stay comfortable?`,
      note('lilith', `Mean Lilith in ${name}`),
    );
  },
};

export const POINTS_TOLD: readonly WholeLookUp[] = [
  badPlanet,
  ownNode,
  ownChiron,
  voidAtBirth,
  chironPlaced,
  ownLilith,
];
