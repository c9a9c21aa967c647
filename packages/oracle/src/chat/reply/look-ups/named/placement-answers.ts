import { BODIES, SIGNS } from '@palm/astrology/vocabulary';
import { NATAL_HABITS } from '../../../../../content/chat/natal-habits.ts';
import { PLANETS_IN_HOUSES } from '../../../../../content/chat/named/planets-in-houses.ts';
import {
  STYLES_IN_SIGNS,
  type StyledPoint,
} from '../../../../../content/chat/named/styles-in-signs.ts';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import { ordinal } from '../../../../facts/fact-words.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { PLANET_MATTERS } from '../terms/placement-fear.ts';
import type { NamedPlacement, NamedPoint } from './named-placements.ts';

const nameOf = (point: NamedPoint): string => {
  if (point === 'northNode') return 'the north node';
  if (point === 'ascendant') return 'the rising sign';
  const { name } = BODIES[point];
  return point === 'sun' || point === 'moon' ? `the ${name}` : name;
};

/** "the Moon in Scorpio", "Venus in the 12th house", "Leo rising" */
export function placementWords({ point, sign, house }: NamedPlacement): string {
  if (point === 'ascendant' && sign !== null) return `${SIGNS[sign].name} rising`;
  const inSign = sign === null ? '' : ` in ${SIGNS[sign].name}`;
  const inHouse = house === null ? '' : ` in the ${ordinal(house)} house`;
  return `${nameOf(point)}${inSign}${inHouse}`;
}

const isStyled = (point: NamedPoint): point is StyledPoint => point in STYLES_IN_SIGNS;

const linesIn = ({ point, house }: NamedPlacement) =>
  point === 'ascendant' || house === null ? undefined : PLANETS_IN_HOUSES[point][house - 1];

/** What a placement is read as, in one clause after "you"; null where nothing is written for it. */
export function giftOf(placement: NamedPlacement): string | null {
  const { point, sign, house } = placement;
  const inHouse = house === null ? null : (linesIn(placement)?.[0] ?? null);
  if (inHouse !== null) return `you ${inHouse}`;
  if (sign === null) return null;
  if (point === 'northNode') return `you're learning ${STYLES_IN_SIGNS.northNode[sign][0]}`;
  if (isStyled(point) && point !== 'ascendant') return STYLES_IN_SIGNS[point][sign][0];
  return point in NATAL_HABITS
    ? `you tend to ${NATAL_HABITS[point as keyof typeof NATAL_HABITS][sign][0]}`
    : null;
}

export const helpOf = ({ point, sign }: NamedPlacement): string | null =>
  sign !== null && isStyled(point) ? STYLES_IN_SIGNS[point][sign][2] : null;

/** The north node: what to practice, the easy habit it leads away from, and where. */
function tellNode({ sign, house }: NamedPlacement, isSimple: boolean): string {
  const where =
    house === null ? '' : `, in the part of life about ${HOUSE_MATTER_WORDS[house] ?? ''}`;
  const ofHouse =
    house === null ? '' : ` You ${PLANETS_IN_HOUSES.northNode[house - 1]?.[0] ?? ''}.`;
  if (sign === null) {
    const hard = PLANETS_IN_HOUSES.northNode[(house ?? 1) - 1]?.[1] ?? '';
    return `The north node is the direction that feels new and does you good.${ofHouse} The easy habit: you ${hard}.`;
  }
  const [growth, habit, help] = STYLES_IN_SIGNS.northNode[sign];
  return isSimple
    ? `Think of a seesaw. One end is where you always sit because it's comfy: ${habit}. The other end is higher, new and a bit scary, and it's good for you: ${growth}. That end is your north node in ${SIGNS[sign].name}${where}. You don't have to jump over. For a start: ${help}.`
    : `The north node is the direction that feels new and does you good. In ${SIGNS[sign].name} that's ${growth}${where}. What comes too easily is ${habit}. For a start: ${help}.`;
}

function tellInHouse(placement: NamedPlacement): string | null {
  const lines = linesIn(placement);
  if (lines === undefined || placement.house === null) return null;
  const [gift, hard] = lines;
  const matter = HOUSE_MATTER_WORDS[placement.house] ?? '';
  return `The ${ordinal(placement.house)} house is the part of life about ${matter}, and ${nameOf(placement.point)} there is read like this: you ${gift}. The hard side: you ${hard}.`;
}

function tellInSign(placement: NamedPlacement): string | null {
  const { point, sign } = placement;
  if (sign === null) return null;
  const name = capitalised(placementWords({ ...placement, house: null }));
  if (isStyled(point)) {
    const [style, cost, help] = STYLES_IN_SIGNS[point][sign];
    return `${name} is read like this. ${capitalised(style)}. The hard side: ${cost}. What helps: ${help}.`;
  }
  if (point === 'chiron' || !(point in NATAL_HABITS)) return null;
  const [first, second] = NATAL_HABITS[point as keyof typeof NATAL_HABITS][sign];
  const matter = PLANET_MATTERS[point as keyof typeof PLANET_MATTERS];
  return `${name} is read for ${matter}: you tend to ${first}, and to ${second}.`;
}

/** What one named placement means; null where nothing is written for it. */
export function tellPlacement(placement: NamedPlacement, isSimple: boolean): string | null {
  const { point, sign, house } = placement;
  if (point === 'northNode') return tellNode(placement, isSimple);
  const parts = [
    tellInSign(placement),
    house === null ? null : tellInHouse({ ...placement, sign: null }),
  ];
  const known = parts.filter((part) => part !== null);
  const isComplete = (sign === null || parts[0] !== null) && (house === null || parts[1] !== null);
  return isComplete && known.length > 0 ? known.join(' ') : null;
}
