import { separationDeg } from '@palm/astrology/angle';
import { houseOf } from '@palm/astrology/house-of';
import type { Instant } from '@palm/astrology/instant';
import { signAt } from '@palm/astrology/sign-at';
import {
  type AspectId,
  ASPECTS,
  BODIES,
  PLANET_IDS,
  type PlanetId,
  SIGNS,
} from '@palm/astrology/vocabulary';
import { SLOW_PAIRS } from '../../../../../content/chat/chart-life/slow-pairs.ts';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import { degreeWords, ordinal } from '../../../../facts/fact-words.ts';
import { cuspsOf } from '../../../../facts/houses-used.ts';
import { touchedPoints } from '../../../../facts/touched-points.ts';
import { natalFact } from '../../../slots/birth/points.ts';
import { dateWordsAt, listWords } from '../../../slots/calendar/date-words.ts';
import { plainPoint } from '../../../slots/transits/contact-words.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';
import { meetingsOf } from './pair-meeting.ts';

const SLOW: readonly PlanetId[] = ['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
const ANGLES: readonly (readonly [AspectId, RegExp])[] = [
  ['square', /\bsquar\w*/u],
  ['opposition', /\bopposi\w*|\bopposing\b/u],
  ['trine', /\btrin\w*/u],
  ['sextile', /\bsextile/u],
  ['conjunction', /\bconjunct\w*|\bmeet\w*|\btogether\b|\bjoin\w*|\balign\w*/u],
];
/** It is spoken of as something that happens to everybody at a time. */
const IN_SKY =
  /\b(?:every(?:one|body)|people|talk\w*|going on about|banging on|hype|news|tiktok|instagram|youtube|happen\w*|coming|going on|big deal|this year|next year|now|right now|currently|20[2-4]\d|when|the sky|fuss|astrologers|(?:about|of|in|with|does|is) (?:the|this|that) (?:\w+ ){1,3}(?:conjunction|square|opposition|trine|sextile))\b/u;
const OF_BIRTH =
  /\b(?:natal|birth|born|i have|ive got|my (?:chart|sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|rising|ascendant)|synastry|his|her|their)\b/u;

const planetsIn = (text: string): PlanetId[] =>
  SLOW.filter((id) => new RegExp(String.raw`\b${id}s?\b`, 'u').test(text));
const angleIn = (text: string): AspectId | undefined =>
  ANGLES.find(([, typed]) => typed.test(text))?.[0];

/** A natal point so near to the place is read as touched. */
const ORB_DEG = 3;
const HARD: readonly number[] = [0, 90, 180];

/** Where the place lies in the own chart, and what it touches there. */
function ownLine(degree: number, { chart }: SlotContext): string {
  if (chart === null) return ' With your birth date I can look whether it touches your own chart.';
  const house = chart.time === 'known' ? houseOf(degree, cuspsOf(chart)) : null;
  const touched = touchedPoints(chart).filter(({ longitudeDeg }) =>
    HARD.some((angle) => Math.abs(separationDeg(longitudeDeg, degree) - angle) <= ORB_DEG),
  );
  const where =
    house === null
      ? ''
      : ` In your chart that place is in the ${ordinal(house)} house, the part of life about ${HOUSE_MATTER_WORDS[house] ?? ''}.`;
  return touched.length === 0
    ? `${where} It's close to none of your own planets, so for you it's more background than story.`
    : `${where} It's at a strong angle to your ${listWords(touched.map(({ point }) => plainPoint(point)))}, so you may notice it there more than most.`;
}

/** The meeting that is spoken of: the one ahead, unless one of the last year and a half is nearer. */
function spokenOf(found: readonly Instant[], now: Instant): Instant | undefined {
  return found.toSorted((a, b) => Math.abs(a - now) - Math.abs(b - now))[0];
}

function dateLine(found: readonly Instant[], at: Instant, context: SlotContext): string {
  const others = found.filter((one) => one !== at && Math.abs(one - at) < 400 * 86_400_000);
  const also =
    others.length === 0
      ? ''
      : `, and also on ${listWords(others.map((one) => dateWordsAt(one, context)))}`;
  return at < context.now
    ? `was exact on ${dateWordsAt(at, context)}${also}`
    : `is exact on ${dateWordsAt(at, context)}${also}`;
}

/** "why is everyone talking about the saturn neptune conjunction": when it was or is, and where it falls for the user. */
export const pairInSky: WholeLookUp = {
  family: 'transit-meaning',
  isAsked: ({ text }) =>
    planetsIn(text).length === 2 &&
    PLANET_IDS.slice(0, 4).every((id) => !new RegExp(String.raw`\b${id}\b`, 'u').test(text)) &&
    angleIn(text) !== undefined &&
    IN_SKY.test(text) &&
    !OF_BIRTH.test(text),
  tell: (context, { text }) => {
    const [a, b] = planetsIn(text);
    const aspect = angleIn(text);
    if (a === undefined || b === undefined || aspect === undefined) return null;
    const [every, reading] = SLOW_PAIRS[`${a} ${b}`] ?? [];
    const found = meetingsOf([a, b], aspect, context);
    const at = spokenOf(found, context.now);
    const name = `${BODIES[a].name} ${ASPECTS[aspect].name} ${BODIES[b].name}`;
    if (every === undefined || reading === undefined) return null;
    if (at === undefined) {
      return told(
        `There's none near: in the last three years and the next five ${BODIES[a].name} and ${BODIES[b].name} don't come to that angle. The two meet about every ${every} years, which is read as ${reading}.`,
      );
    }
    const degree = context.sky.positionOf(a, at).longitudeDeg;
    const rare =
      aspect === 'conjunction'
        ? `${BODIES[a].name} and ${BODIES[b].name} meet about every ${every} years, and this time in ${SIGNS[signAt(degree)].name}: it ${dateLine(found, at, context)}.`
        : `${BODIES[a].name} in ${SIGNS[signAt(degree)].name} and ${BODIES[b].name} in ${SIGNS[signAt(context.sky.positionOf(b, at).longitudeDeg)].name} are at a ${ASPECTS[aspect].name}: it ${dateLine(found, at, context)}.`;
    return told(
      `${rare} It's read as ${reading}, and everybody shares it, which is why people talk about it.${ownLine(degree, context)}`,
      note(`sky-${a}-${b}`, `${name} at ${degreeWords(degree)}, ${dateWordsAt(at, context)}`),
      ...(context.chart === null ? [] : [natalFact(context.chart, 'sun')]),
    );
  },
};
