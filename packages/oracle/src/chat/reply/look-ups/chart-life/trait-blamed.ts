import { PLANET_IDS, SIGNS } from '@palm/astrology/vocabulary';
import type { NatalChart } from '@palm/astrology/chart';
import { GRAVE_WORDS } from '../../../../../content/chat/small-talk/grave-words.ts';
import { SIDES } from '../../../../../content/chat/chart-life/sides.ts';
import { PERSONAL_PLANETS } from '../../../../book/vocabulary.ts';
import { natalFact, nameOfPoint, signOfPoint } from '../../../slots/birth/points.ts';
import { type Told, told } from '../look-up.ts';
import { OF_PLANET } from '../own/explained.ts';
import { habitOf } from '../whole/chart-words.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

type Personal = (typeof PERSONAL_PLANETS)[number];

const SKY = String.raw`(?:(?:my|the|our) )?(?:stars?|planets?|(?:birth |natal )?charts?|placements?|astrology|zodiac|horoscope)`;
/** The sky is asked for the reason of something about oneself. */
const BLAMES = new RegExp(
  [
    String.raw`\b(?:do|does|can|could|would) ${SKY} (?:actually |really |also )?(?:explain|show|say|tell (?:me|you)|know)(?: (?:me|you))? why (?:i|im|my)\b(?<a>.*)`,
    String.raw`\b(?:is|are) (?:there )?(?:something |anything |it )?(?:in |because of |due to )?${SKY} (?:the reason|why|to blame|that (?:makes?|explains?|says?)|making)\b(?: why| that| for)? ?(?<b>.*)`,
    String.raw`\bis (?:it|this|that) (?:in )?${SKY} (?:or )?(?:that|why)?\b(?<c>.*)`,
    String.raw`\b(?:can|could|may) i blame ${SKY} (?:for|that|because)\b(?<d>.*)`,
    String.raw`\b(?:what|whats|which \w+|anything|something) in ${SKY} (?:makes? me|explains? (?:why|my)|causes?|is why)\b(?<e>.*)`,
  ].join('|'),
  'u',
);
const OF_OTHERS =
  /\b(?:he|she|they|his|her|their|we|us|our|ex|husband|wife|boyfriend|girlfriend|mom|mum|dad|mother|father|boss|son|daughter|kids?|child\w*)\b/u;
const NOT_READ =
  /\b(?:autis\w*|adhd|depress\w*|bipolar|anxiety|panic|pregnan\w*|infertil\w*|barren|ill|sick|illness|cancer|die|dying|gay|lesbian|trans|cheat\w*|abus\w*|debts?|poor|unemployed|now|today|this (?:week|month|year)|lately|retrograde)\b/u;

/** Words for oneself that the planets' own lists do not have, by the planet they are read from. */
const ALSO: readonly (readonly [RegExp, Personal])[] = [
  [
    /\b(?:late|procrastinat\w*|perfectionis\w*|worr\w*|commit\w*|strict|discipline\w*)\b/u,
    'saturn',
  ],
  [/\b(?:impuls\w*|quit\w*|bored|restless|rush\w*|competit\w*|reckless)\b/u, 'mars'],
  [
    /\b(?:messy|forget\w*|joke\w*|funny|decide|indecisive|decision\w*|curious|gossip\w*)\b/u,
    'mercury',
  ],
  [/\b(?:jealous|flirt\w*|picky|pleas\w*|say no|wrong (?:men|women|people|guys))\b/u, 'venus'],
  [/\b(?:homebody|nostalgi\w*|tears?|overwhelm\w*|empath\w*)\b/u, 'moon'],
  [/\b(?:bossy|loud|vain|introvert\w*|quiet|stage)\b/u, 'sun'],
];

const traitIn = (text: string): string | undefined => {
  const groups = BLAMES.exec(text)?.groups ?? {};
  return Object.values(groups).find((one) => one !== undefined);
};

const planetFor = (trait: string): Personal | undefined =>
  ALSO.find(([typed]) => typed.test(trait))?.[1] ??
  PERSONAL_PLANETS.find((id) => OF_PLANET[id].test(trait));

const ONLY_STYLE =
  'A little, at most: a chart describes a style, and habits, sleep and practice do the rest.';

function tellPlanet(planet: Personal, chart: NatalChart): Told | null {
  const sign = signOfPoint(chart, planet);
  if (sign === null) return null;
  return told(
    `${ONLY_STYLE} It's read from ${nameOfPoint(planet)}, ${SIDES[planet]}. Yours is in ${SIGNS[sign].name}, so by the book you tend to ${habitOf(planet, sign)}. If that sounds like it, use it as a warning light; what you change, you change yourself.`,
    natalFact(chart, planet),
  );
}

/** "do the stars explain why i'm always late": the planet it is read from, and that it is no excuse. */
export const traitBlamed: WholeLookUp = {
  family: 'tell-me-about-me',
  isAsked: ({ text }) => {
    const trait = traitIn(text);
    return (
      trait !== undefined &&
      !OF_OTHERS.test(trait) &&
      !NOT_READ.test(text) &&
      !GRAVE_WORDS.test(text) &&
      PLANET_IDS.every((id) => !new RegExp(String.raw`\b${id}\b`, 'u').test(text))
    );
  },
  tell: ({ chart }, { text }) => {
    const planet = planetFor(traitIn(text) ?? '') ?? 'sun';
    return chart === null
      ? told(`${ONLY_STYLE} With your birth date I can tell you what yours says about it.`)
      : tellPlanet(planet, chart);
  },
};
