import { PLANET_IDS, SIGN_IDS, SIGNS } from '@palm/astrology/vocabulary';
import { bodyInText } from '../../../../facts/in-text.ts';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import { ordinal } from '../../../../facts/fact-words.ts';
import { pointNamed } from '../../../slots/birth/points.ts';
import type { Entities } from '../../../understood.ts';
import { type LookUp, told } from '../look-up.ts';

const FEAR =
  /\b(?:curs\w*|bad|evil|doom\w*|unlucky|ruin\w*|worst|terrible|dangerous|scar(?:y|ed)|toxic|too (?:sensitive|much|emotional|cold|intense))\b/u;

/** What a planet is read for; each fits after "read as". */
export const PLANET_MATTERS = {
  sun: 'what drives you',
  moon: 'what you feel and need',
  mercury: 'how you think and talk',
  venus: 'what you like and how you love',
  mars: 'how you go after things',
  jupiter: 'where you trust life',
  saturn: 'where you take things seriously',
  uranus: 'where you want room',
  neptune: 'where you dream',
  pluto: 'where you go deep',
} as const satisfies Record<(typeof PLANET_IDS)[number], string>;

function placeIn({ house, sign }: Entities): readonly [place: string, tone: string] | null {
  const id = SIGN_IDS.find((one) => one === sign);
  if (house !== undefined) {
    return [
      `in the ${ordinal(house)} house`,
      `turned to the part of life about ${HOUSE_MATTER_WORDS[house]}`,
    ];
  }
  return id === undefined ? null : [`in ${SIGNS[id].name}`, `in the style of ${SIGNS[id].name}`];
}

const planetIn = ({ planet }: Entities) => PLANET_IDS.find((id) => id === pointNamed(planet));

/** "i have venus in the 8th and its cursed lol is that true" */
export const placementFear: LookUp = {
  family: 'placement-house',
  isAsked: ({ plain, entities }) =>
    FEAR.test(plain) &&
    entities.point === undefined &&
    planetIn(entities) !== undefined &&
    placeIn(entities) !== null &&
    !/\b(?:retrograde|transit\w*|now|today|marri\w*|love|children|kids|day|week|month)\b/u.test(
      plain,
    ),
  tell: ({ entities }) => {
    const [planet, place] = [planetIn(entities), placeIn(entities)];
    if (planet === undefined || place === null) return null;
    return told(
      `No, ${bodyInText(planet)} ${place[0]} is no flaw and no bad sign. It's read as ${PLANET_MATTERS[planet]}, ${place[1]}: a tone, not a fate. Millions have it, and live all kinds of lives.`,
    );
  },
};
