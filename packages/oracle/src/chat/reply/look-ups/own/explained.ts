import { BODIES, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { NATAL_HABITS } from '../../../../../content/chat/natal-habits.ts';
import { PLANETS_IN_HOUSES } from '../../../../../content/chat/named/planets-in-houses.ts';
import { STYLES_IN_SIGNS } from '../../../../../content/chat/named/styles-in-signs.ts';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import { PERSONAL_PLANETS } from '../../../../book/vocabulary.ts';
import { ordinal } from '../../../../facts/fact-words.ts';
import { houseOfBody, natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

type Personal = (typeof PERSONAL_PLANETS)[number];

const ASKS_PLACE =
  /\b(?:what|which|whats|where|wheres|in what|tell me)\b.{0,20}\b(?:house|sign|is|my)\b/u;
const EXPLAINS =
  /\b(?:explain\w*|is (?:that|it|this) why|thats why|the reason|because of (?:it|that|this)|does (?:it|that|this) (?:make|cause|mean i)|to do with (?:it|that|this|me))\b/u;

/** What a planet is read for, as people complain about it. */
export const OF_PLANET: Readonly<Record<Personal, RegExp>> = {
  sun: /\b(?:ego|pride|proud|confiden\w*|tired|attention|shy|leader\w*|stubborn)\b/u,
  moon: /\b(?:mood\w*|cry\w*|emotion\w*|feel\w*|sleep|clingy|needy|sensitive|comfort|mother|mum|mom|home|cold|numb)\b/u,
  mercury:
    /\b(?:talk\w*|think\w*|overthink\w*|mind|brain|word\w*|text\w*|forget\w*|writ\w*|stud\w*|speak\w*|shut up|chat\w*|anxi\w*|nerv\w*|lie|lies|lying)\b/u,
  venus:
    /\b(?:love|men|women|guys|girls|relationships?|dating|single|exes|crush\w*|unavailable|spend\w*|money|jealous\w*|shopping|attract\w*|romance|marriage|dates?)\b/u,
  mars: /\b(?:temper|anger|angry|fight\w*|rage|impatien\w*|sex\w*|drive|lazy|energy|argu\w*|snap\w*|road|competitive|motivat\w*|start|finish)\b/u,
  jupiter: /\b(?:luck\w*|too much|spend\w*|travel\w*|weight|optimis\w*|trust|faith|big)\b/u,
  saturn:
    /\b(?:strict|hard|serious|late|delay\w*|father|dad|fear|afraid|work|control\w*|lonel\w*|alone|cold|guilt\w*|duty|old)\b/u,
};

const planetIn = (text: string): Personal | undefined =>
  PERSONAL_PLANETS.find((id) =>
    new RegExp(
      String.raw`\bmy (?:natal )?${id}\b|\b${id}\b.{0,10}\b(?:for me|in my chart)\b`,
      'u',
    ).test(text),
  );

function styleOf(planet: Personal, sign: SignId): { line: string; help: string } {
  if (planet === 'moon' || planet === 'venus' || planet === 'mars') {
    const [style, cost, help] = STYLES_IN_SIGNS[planet][sign];
    return { line: `${style}. The hard side: ${cost}.`, help: ` What helps: ${help}.` };
  }
  const [first, second] = NATAL_HABITS[planet][sign];
  return { line: `you tend to ${first}, and to ${second}.`, help: '' };
}

const RANKS =
  /\b(?:worst|best|bad|rare|rarest|good|weak|strong|unlucky|lucky) (?:one|sign|moon|placement|there is)\b|\bis (?:it|that) (?:true|bad|good|rare)\b/u;

/** "whats my moon sign and is it true its the worst one": the value, and that signs have no ranks. */
export const rankOfOwn: WholeLookUp = {
  family: 'placement',
  isAsked: ({ text }) =>
    planetIn(text) !== undefined &&
    /\b(?:what|whats|which|where|wheres)\b/u.test(text) &&
    /\band\b/u.test(text) &&
    RANKS.test(text) &&
    !/\b(?:his|her|their|today|now|house|retrograde|match|compatib\w*)\b/u.test(text),
  tell: ({ chart }, { text }) => {
    const planet = planetIn(text);
    const sign = planet === undefined ? null : signOfPoint(chart, planet);
    if (planet === undefined || sign === null || chart === null) return null;
    const { line, help } = styleOf(planet, sign);
    return told(
      `Your ${BODIES[planet].name} is in ${SIGNS[sign].name}, and no, there's no worst or best one: each sign has a good side and a tiring one. Yours: ${line}${help}`,
      natalFact(chart, planet),
    );
  },
};

/** "what house is my mars in and does that explain my temper at work": the place, and what of it is read that way. */
export const explainedByPlanet: WholeLookUp = {
  family: 'placement-house',
  isAsked: ({ text }) =>
    planetIn(text) !== undefined &&
    ASKS_PLACE.test(text) &&
    EXPLAINS.test(text) &&
    !/\b(?:his|her|their|transit\w*|now|today|retrograde|return)\b/u.test(text),
  tell: ({ chart }, { text }) => {
    const planet = planetIn(text);
    const sign = planet === undefined ? null : signOfPoint(chart, planet);
    if (planet === undefined || sign === null || chart === null) return null;
    const house = houseOfBody(chart, planet);
    const there = house === null ? undefined : PLANETS_IN_HOUSES[planet][house - 1];
    const where =
      house === null
        ? `Your ${BODIES[planet].name} is in ${SIGNS[sign].name}; the house needs your birth hour.`
        : `Your ${BODIES[planet].name} is in your ${ordinal(house)} house, ${HOUSE_MATTER_WORDS[house] ?? ''}, in ${SIGNS[sign].name}.`;
    const verdict = OF_PLANET[planet].test(text)
      ? 'Some of it, yes, as a style and never as an excuse:'
      : 'Only a little of it, at most:';
    const { line, help } = styleOf(planet, sign);
    const inHouse = there === undefined ? '' : ` And there you ${there[1]}.`;
    return told(`${where} ${verdict} ${line}${inHouse}${help}`, natalFact(chart, planet));
  },
};
