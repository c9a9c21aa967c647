import { PLANET_IDS, SIGN_IDS, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { bodyInText } from '../../../../facts/in-text.ts';
import { WORK_FIELDS } from '../../../../../content/chat/chart-life/work-fields.ts';
import { NATAL_HABITS } from '../../../../../content/chat/natal-habits.ts';
import {
  AREA_NAMES,
  AREA_WORDS,
  type AreaPoint,
  type LifeArea,
  POINT_IN_AREA,
  SIGN_IN_AREA,
} from '../../../../../content/chat/placement-areas.ts';
import { nameOfPoint, natalFact, pointNamed, signOfPoint } from '../../../slots/birth/points.ts';
import type { SlotContext } from '../../../slots/slot.ts';
import { type LookUp, told, type Told } from '../look-up.ts';

/** The part of life that is asked about. */
export const areaIn = (plain: string): LifeArea | null =>
  AREA_WORDS.find(([, words]) => words.test(plain))?.[0] ?? null;

/** A placement by its name; null for points that are not told by parts of life. */
export function areaPointNamed(name: string | undefined): AreaPoint | null {
  const point = pointNamed(name);
  if (point === 'ascendant' || point === 'midheaven') return point;
  return PLANET_IDS.find((id) => id === point) ?? null;
}

/** The sign that was named with a planet, or else the one of the user's chart. */
export function signMeant(
  point: AreaPoint,
  { chart, entities }: Pick<SlotContext, 'chart' | 'entities'>,
): SignId | null {
  return SIGN_IDS.find((id) => id === entities.sign) ?? signOfPoint(chart, point);
}

const EXPLAINS = /\b(?:explain\w*|is (?:that|it|this) why|because of|the reason)\b/u;

interface Asked {
  readonly point: AreaPoint;
  readonly sign: SignId;
  readonly area: LifeArea;
  readonly plain: string;
}

const nameInText = (point: AreaPoint): string =>
  point === 'ascendant' || point === 'midheaven' ? `the ${nameOfPoint(point)}` : bodyInText(point);

/** What a placement is read as in one part of life. */
export function tellArea({ point, sign, area, plain }: Asked, chart: SlotContext['chart']): Told {
  const isOwn = signOfPoint(chart, point) === sign;
  const name = isOwn ? `your ${nameOfPoint(point)}` : nameInText(point);
  const opening = EXPLAINS.test(plain) ? 'A little, at most; a chart describes a style. ' : '';
  const fields =
    area === 'work' && point === 'midheaven'
      ? ` Fields the books name for it: ${WORK_FIELDS[sign]}.`
      : '';
  const text = `${opening}For ${AREA_NAMES[area]}, ${name} is read for ${POINT_IN_AREA[point][area]}. In ${SIGNS[sign].name} that goes like this: ${SIGN_IN_AREA[sign][area]}${fields}`;
  return chart !== null && isOwn ? told(text, natalFact(chart, point)) : told(text);
}

/** "does it explain why i never text back": what the placement is said to do, and no more. */
export function tellWhy({ point, sign, plain }: Omit<Asked, 'area'>): Told | null {
  if (!EXPLAINS.test(plain) || !(point in NATAL_HABITS)) return null;
  const [habit] = NATAL_HABITS[point as keyof typeof NATAL_HABITS][sign];
  return told(
    `A little, at most; a chart describes a style. By the book, ${nameInText(point)} in ${SIGNS[sign].name} tends to ${habit}. Whether that's the reason, you can see better than the book: did it also happen in good weeks?`,
  );
}

const ABOUT_AREA =
  /\b(?:mean|means|meaning|say|says|affect\w*|explain\w*|influence\w*|do (?:to|for|with)|about|for|how (?:is|am|does|do)|good|bad|in)\b/u;
const OTHER_QUESTION =
  /\b(?:now|today|tomorrow|tonight|week|month|year|until|when|transit\w*|retrograde|return|house|aspects?|square|trine|conjunct\w*|opposite|which|match\w*|compatib\w*|his|her|their)\b/u;

/** "mercury in pisces, what does it mean for my job" */
export const placementArea: LookUp = {
  family: 'placement',
  isAsked: ({ plain, entities: { planet, point, sign } }) =>
    areaPointNamed(planet) !== null &&
    point === undefined &&
    (sign !== undefined ||
      /\bmy (?:natal )?(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|rising|ascendant|midheaven)\b/u.test(
        plain,
      )) &&
    areaIn(plain) !== null &&
    ABOUT_AREA.test(plain) &&
    !OTHER_QUESTION.test(plain),
  tell: (context) => {
    const point = areaPointNamed(context.entities.planet);
    const area = areaIn(context.plain);
    const sign = point === null ? null : signMeant(point, context);
    if (point === null || area === null || sign === null) return null;
    return tellArea({ point, sign, area, plain: context.plain }, context.chart);
  },
};
