import { separationDeg } from '@palm/astrology/angle';
import { bornAt } from '@palm/astrology/chart';
import { houseOf } from '@palm/astrology/house-of';
import { signAt } from '@palm/astrology/sign-at';
import { BODIES, PLANET_IDS, SIGNS } from '@palm/astrology/vocabulary';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import { ordinal } from '../../../../facts/fact-words.ts';
import { cuspsOf } from '../../../../facts/houses-used.ts';
import { bodyInText } from '../../../../facts/in-text.ts';
import { houseOfBody, longitudeOf, natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { lilithDeg } from '../../../slots/terms/point-values.ts';
import { note } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { tellPlacement } from '../named/placement-answers.ts';
import { PLANET_MATTERS } from '../terms/placement-fear.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const NODE_MEANING =
  /^(?:(?:hi|hey|so|ok|pls|please|and|quick|tell me)\W+)*(?:what (?:is|does|do|s) |whats |explain )?(?:a |the |my )?(?:north node|nn|true node|rahu node)(?: (?:sign|placement))?(?: mean\w*| explained| about| say| stand for)?(?:\W+(?:pls|please|short\w*|quick\w*|briefly|for me|simply|thanks|thx|in short))*\W*$/u;

/** "north node meaning pls, short": the one of the user's own chart. */
export const ownNode: WholeLookUp = {
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

const NEAR_DEG = 6;

/** "lilith conjunct venus in scorpio. be honest", "whats my lilith" */
export const ownLilith: WholeLookUp = {
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
