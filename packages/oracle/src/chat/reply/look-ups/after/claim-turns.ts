import { dignitiesOf } from '@palm/astrology/dignities';
import { BODIES, PLANET_IDS, SIGNS } from '@palm/astrology/vocabulary';
import { SIGN_FIELDS, TRANSIT_READINGS } from '../../../../../content/chat/named/sky-themes.ts';
import { STYLES_IN_SIGNS } from '../../../../../content/chat/named/styles-in-signs.ts';
import { SIMPLE_TERMS } from '../../../../../content/chat/own/simple-terms.ts';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import { ordinal } from '../../../../facts/fact-words.ts';
import { cuspsOf } from '../../../../facts/houses-used.ts';
import { bodyInText } from '../../../../facts/in-text.ts';
import { houseOf } from '@palm/astrology/house-of';
import { SIGN_IDS } from '@palm/astrology/vocabulary';
import { houseOfBody, natalFact } from '../../../slots/birth/points.ts';
import { told } from '../look-up.ts';
import { PLANET_MATTERS } from '../terms/placement-fear.ts';
import { tellPlacement } from '../named/placement-answers.ts';
import { houseIn } from '../whole/houses-told.ts';
import {
  type ChartTurn,
  houseBefore,
  type OnChart,
  placementBefore,
  planetBefore,
  signBefore,
  wordsOf,
} from './chart-turn.ts';

const DIGNITY =
  /\b(?<word>falls?|fallen|detriment|exalt\w*|domicile|debilitated|exile|dignity|rulership|peregrine)\b/u;
const DIGNITY_MEANING = {
  domicile: 'in domicile: at home, with its own tools at hand',
  exaltation: 'exalted: treated like an honored guest',
  detriment: 'in detriment: in the sign opposite its own, so it works harder for the same result',
  fall: 'in fall: in the sign opposite the one where it is honored, so it takes the long way round',
} as const;

const isPlanet = (point: string | undefined) => PLANET_IDS.find((id) => id === point);

/** "google says its venus in fall. so who is right", after a question about that placement. */
const dignityClaimed: ChartTurn = {
  isSaid: (turn) =>
    DIGNITY.test(turn.text) &&
    isPlanet(placementBefore(turn)?.point) !== undefined &&
    placementBefore(turn)?.sign !== null,
  tell: (_context, turn) => {
    const placed = placementBefore(turn);
    const planet = isPlanet(placed?.point);
    const sign = placed?.sign ?? null;
    if (planet === undefined || sign === null) return null;
    const [dignity] = dignitiesOf(planet, sign);
    const where = `${BODIES[planet].name} in ${SIGNS[sign].name}`;
    const styled = planet === 'venus' || planet === 'moon' || planet === 'mars' ? planet : null;
    const style = styled === null ? '' : ` In practice: ${STYLES_IN_SIGNS[styled][sign][0]}.`;
    return told(
      dignity === undefined
        ? `Not by the old tables: ${where} is neither at home nor in exile there, so that site mixed something up.${style}`
        : `They're right about the word: by the old tables ${where} is ${DIGNITY_MEANING[dignity]}. It's a rank from the Middle Ages and no grade for you: it doesn't mean bad.${style} Both can be true, the term and the kinder reading.`,
    );
  },
};

const CORRECTS =
  /\b(?:i was wrong|my mistake|my bad|mistake|sorry|actually|correction|oops|wait|turns out|not the|looked it up|checked|its the|it is the|i meant)\b/u;
const HOUSE_ALONE = /\b(?<house>1[0-2]|[1-9])(?:st|nd|rd|th)\b/u;

const newHouse = (text: string): number | null => {
  const bare = HOUSE_ALONE.exec(text)?.groups?.['house'];
  return houseIn(text) ?? (bare === undefined ? null : Number(bare));
};

/** "i was wrong its the 8th. my friend looked it up", after a planet in another house. */
const houseCorrected: ChartTurn = {
  isSaid: (turn) =>
    CORRECTS.test(turn.text) &&
    wordsOf(turn.text) <= 16 &&
    newHouse(turn.text) !== null &&
    houseBefore(turn) !== null &&
    newHouse(turn.text) !== houseBefore(turn) &&
    planetBefore(turn) !== undefined,
  tell: ({ chart }, turn) => {
    const [planet, house] = [planetBefore(turn), newHouse(turn.text)];
    if (planet === undefined || house === null) return null;
    const meaning = tellPlacement({ point: planet, sign: null, house }, false);
    if (meaning === null) return null;
    const own = chart === null ? null : houseOfBody(chart, planet);
    const check =
      own === null
        ? ''
        : own === house
          ? ` That's what I find as well: your ${BODIES[planet].name} is in the ${ordinal(house)} house.`
          : ` By the birth I have it's the ${ordinal(own)}, so compare the hour and the house system.`;
    const money = /\b(?:money|rich|income|debt)\b/u.test(turn.earlier)
      ? house === 8
        ? " For money that means the shared kind: loans, tax, a partner's income, an inheritance to sort out. It says nothing about how much."
        : ' It says nothing about how much money there is.'
      : '';
    return told(
      `Got it, the ${ordinal(house)} then.${check} ${meaning}${money}`,
      ...(chart === null ? [] : [natalFact(chart, planet)]),
    );
  },
};

const NOT_CLEAR =
  /\b(?:simpler|simple|simply|easier|plain (?:english|words)|in english|english,? (?:pls|please)|normal words|dumb it down|too (?:complicated|much|technical)|(?:dont|didnt|cant|not) (?:really )?(?:understand|get|follow)|understood nothing|lost me|confus\w*|no idea what (?:that|you)|eli5|like im (?:5|five))\b/u;

/** The house of the user in which most of a sign lies. */
const MIDDLE_OF_SIGN = 15;

/** "i dont understand any of that. simpler?", after a planet in a sign or a term. */
const saidSimply: ChartTurn = {
  isSaid: (turn) =>
    NOT_CLEAR.test(turn.text) &&
    wordsOf(turn.text) <= 14 &&
    (isOfSky(turn) || simpleOf(turn) !== undefined || planetBefore(turn) !== undefined),
  tell: ({ chart }, turn) => {
    const [planet, sign] = [planetBefore(turn), signBefore(turn)];
    if (!isOfSky(turn) || planet === undefined || sign === undefined) {
      const simple = simpleOf(turn);
      if (simple !== undefined) return told(simple);
      const placed = placementBefore(turn);
      const said = placed === undefined ? null : tellPlacement(placed, true);
      if (said !== null && placed?.sign !== null) return told(`Plainly: ${said}`);
      const own = planet === undefined || chart === null ? null : houseOfBody(chart, planet);
      if (planet === undefined || chart === null || own === null) return null;
      return told(
        `Plainly: ${bodyInText(planet)} stands for ${PLANET_MATTERS[planet]}, and yours shows up first in the part of life about ${HOUSE_MATTER_WORDS[own] ?? ''}. That's all a house is: where you notice it.`,
        natalFact(chart, planet),
      );
    }
    const degree = SIGN_IDS.indexOf(sign) * 30 + MIDDLE_OF_SIGN;
    const house = chart?.time === 'known' ? houseOf(degree, cuspsOf(chart)) : null;
    const own =
      house === null
        ? ''
        : ` For you it's mostly the part of life about ${HOUSE_MATTER_WORDS[house] ?? ''}.`;
    return told(
      `Simply: ${bodyInText(planet)} in ${SIGNS[sign].name} is read as ${TRANSIT_READINGS[planet]}, and the subject is ${SIGN_FIELDS[sign]}. It's the same for everybody.${own} You don't have to do anything for it. Notice what feels old there, and what you'd like to learn.`,
    );
  },
};

const isOfSky = (turn: OnChart): boolean =>
  planetBefore(turn) !== undefined &&
  signBefore(turn) !== undefined &&
  /\b(?:into|enter\w*|in|transit\w*|going|moving)\b/u.test(turn.earlier) &&
  /\b(?:pluto|neptune|uranus|saturn|jupiter)\b/u.test(turn.earlier);

const simpleOf = ({ earlier }: OnChart): string | undefined =>
  SIMPLE_TERMS.find(([typed]) => typed.test(earlier))?.[1];

export const CLAIM_TURNS: readonly ChartTurn[] = [dignityClaimed, houseCorrected, saidSimply];
