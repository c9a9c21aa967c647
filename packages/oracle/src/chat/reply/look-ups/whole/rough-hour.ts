import { normalizeDeg } from '@palm/astrology/angle';
import { anglesOf, localSkyAt } from '@palm/astrology/angles';
import { oppositeSign } from '@palm/astrology/dignities';
import type { Instant } from '@palm/astrology/instant';
import { signAt } from '@palm/astrology/sign-at';
import { SIGN_IDS, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { NATAL_HABITS } from '../../../../../content/chat/natal-habits.ts';
import { findHour } from '../../../entities/times/find-hour.ts';
import { signOfPoint } from '../../../slots/birth/points.ts';
import { clockWords, listWords } from '../../../slots/calendar/date-words.ts';
import { spanOfDay } from '../../../slots/calendar/local-time.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { type Told, told } from '../look-up.ts';
import type { WholeLookUp } from './whole-look-up.ts';

const MINUTE_MS = 60_000;

/** A part of the day in minutes: of the clock, or from sunrise or sunset. */
interface Part {
  readonly of: 'clock' | 'sunrise' | 'sunset';
  readonly from: number;
  readonly to: number;
}

const clock = (from: number, to: number): Part => ({ of: 'clock', from: from * 60, to: to * 60 });

/** How people remember the hour of a birth. The first that fits is meant. */
const PARTS: readonly (readonly [RegExp, Part])[] = [
  [
    /\b(?:before|just before) (?:dawn|sunrise|first light|daybreak|the sun (?:came|was) up)\b|\bstill dark\b/u,
    { of: 'sunrise', from: -150, to: 0 },
  ],
  [/\b(?:after|just after) (?:dawn|sunrise|daybreak)\b/u, { of: 'sunrise', from: 0, to: 90 }],
  [
    /\b(?:dawn|sunrise|daybreak|first light|(?:getting|got|turning) light|sun (?:was )?(?:coming|came|rising|rose)(?: up)?|birds (?:were )?(?:started )?singing)\b/u,
    { of: 'sunrise', from: -60, to: 45 },
  ],
  [
    /\b(?:before|just before) (?:dark|sunset|dusk|nightfall|sundown|the sun (?:went|set))\b/u,
    { of: 'sunset', from: -90, to: 0 },
  ],
  [
    /\b(?:just )?after (?:dark|sunset|dusk|nightfall|sundown)\b|\b(?:already|just got) dark\b/u,
    { of: 'sunset', from: 20, to: 150 },
  ],
  [
    /\b(?:(?:getting|got|going|turning|growing) dark|dusk|sunset|sundown|twilight|nightfall|sun (?:was )?(?:going|went|setting|set)(?: down)?|street ?lights? (?:were )?(?:came|coming|going|on))\b/u,
    { of: 'sunset', from: -30, to: 75 },
  ],
  [
    /\b(?:small|wee|early) hours\b|\bmiddle of the night\b|\bafter midnight\b|\bdead of night\b/u,
    clock(0, 4),
  ],
  [/\bbefore midnight\b|\blate (?:at night|in the evening|evening|night)\b/u, clock(22, 24)],
  [/\b(?:before|around) breakfast\b|\bbreakfast(?: time)?\b/u, clock(6.5, 9)],
  [/\b(?:early|very early)(?: in the)? morning\b/u, clock(4, 8)],
  [/\bmid[- ]?morning\b/u, clock(9, 11)],
  [/\blate(?: in the)? morning\b|\b(?:just )?before (?:lunch|noon|midday)\b/u, clock(10, 12.5)],
  [/\b(?:just )?after lunch\b|\bearly(?: in the)? afternoon\b/u, clock(12.5, 15)],
  [
    /\blunch ?(?:time|break)?\b|\b(?:around|about) (?:noon|midday)\b|\bmidday\b/u,
    clock(11.5, 13.5),
  ],
  [/\blate(?: in the)? afternoon\b|\btea ?time\b|\bafter school\b/u, clock(15, 18)],
  [/\b(?:dinner|supper)(?: ?time)?\b|\bearly(?: in the)? evening\b/u, clock(17, 20)],
  [/\bmorning\b/u, clock(6, 12)],
  [/\b(?:at|in the|it was|was|during the|sometime at) night\b|\bnight ?time\b/u, clock(21, 5)],
  [/\bafternoon\b/u, clock(12, 18)],
  [/\bevening\b/u, clock(18, 22)],
];

const RISING = /\b(?:rising|ascendant|asc)\b/u;
const CHART = /\b(?:chart|houses?)\b/u;
const OF_BIRTH =
  /\b(?:born|birth|remembers?|mum|mom|mother|mama|dad|father|grandma|nan|aunt|came out|arrived|delivered)\b/u;
const ABOUT =
  /\b(?:around|about(?= (?:\d|noon|mid|quarter|half|\w+ (?:oclock|in the)))|roughly|approximately|ish|sometime|between|or so|give or take|maybe)\b|\dish\b/u;
const NUMBERED =
  /\bbetween (?<from>\d{1,2})(?::\d{2})? ?(?<half>[ap]m)? (?:and|to|-) ?(?<to>\d{1,2})(?::\d{2})? ?(?<last>[ap]m)?\b/u;

const hourIn = (typed: string, half: string | undefined): number =>
  (Number(typed) % 12) + (half === 'pm' ? 12 : 0);

/** "between 2 and 4 pm", "around 3 in the afternoon", "it was getting dark" */
function partIn(text: string): Part | null {
  const { from, to, half, last } = NUMBERED.exec(text)?.groups ?? {};
  if (from !== undefined && to !== undefined && (half ?? last) !== undefined) {
    return clock(hourIn(from, half ?? last), hourIn(to, last ?? half));
  }
  const hour = ABOUT.test(text) ? findHour(text) : null;
  if (hour !== null) {
    const [hours = 0, minutes = 0] = hour.iso.split(':').map(Number);
    const middle = hours * 60 + minutes;
    return { of: 'clock', from: Math.max(0, middle - 45), to: Math.min(24 * 60, middle + 45) };
  }
  return PARTS.find(([words]) => words.test(text))?.[1] ?? null;
}

const STEP_MINUTES = 5;

/** The moments of a birthday in a part of it. */
function momentsOf(part: Part, context: SlotContext): Instant[] {
  const { person, sky } = context;
  const { date = '', zone = '', latitude = 0, longitude = 0 } = person.birth ?? {};
  const { from, to } = spanOfDay(date, zone);
  const place = { latitudeDeg: latitude, longitudeDeg: longitude };
  const all = Array.from(
    { length: Math.floor((to - from) / (STEP_MINUTES * MINUTE_MS)) },
    (_, at) => from + at * STEP_MINUTES * MINUTE_MS,
  );
  if (part.of === 'clock') {
    return all.filter((at) => {
      const minutes = (at - from) / MINUTE_MS;
      const [isAfter, isBefore] = [minutes >= part.from, minutes <= part.to];
      return part.from > part.to ? isAfter || isBefore : isAfter && isBefore;
    });
  }
  // The Sun is on the horizon when its degree rises or sets.
  const away = (at: Instant): number => {
    const { ascendantDeg } = anglesOf(localSkyAt(at, place));
    const sun = sky.positionOf('sun', at).longitudeDeg + (part.of === 'sunset' ? 180 : 0);
    return normalizeDeg(ascendantDeg - sun);
  };
  const crossing = all.find((at, index) => {
    const before = all[index - 1];
    return before !== undefined && away(before) > 300 && away(at) < 60;
  });
  if (crossing === undefined) return [];
  const [first, last] = [crossing + part.from * MINUTE_MS, crossing + part.to * MINUTE_MS];
  return all.filter((at) => at >= first && at <= last);
}

interface Stretch {
  readonly sign: SignId;
  readonly from: Instant;
  readonly to: Instant;
}

function stretchesOf(moments: readonly Instant[], { person }: SlotContext): Stretch[] {
  const { latitude = 0, longitude = 0 } = person.birth ?? {};
  const place = { latitudeDeg: latitude, longitudeDeg: longitude };
  const found: Stretch[] = [];
  for (const at of moments) {
    const sign = signAt(anglesOf(localSkyAt(at, place)).ascendantDeg);
    const last = found.at(-1);
    if (last?.sign === sign) found[found.length - 1] = { ...last, to: at };
    else found.push({ sign, from: at, to: at });
  }
  return found;
}

const isHorizon = (part: Part): boolean => part.of !== 'clock';

/** What is sure without a place: near sunrise the Sun's own sign rises, near sunset the one across from it. */
function byHorizon(part: Part, { chart }: SlotContext): string {
  const sun = signOfPoint(chart, 'sun');
  if (!isHorizon(part)) return '';
  const rule =
    part.of === 'sunset'
      ? 'At sunset the sign across from your Sun is the one that rises'
      : 'At sunrise your Sun sign is the one that rises';
  if (sun === null) return `${rule}. `;
  const rises = part.of === 'sunset' ? oppositeSign(sun) : sun;
  const next = SIGN_IDS[(SIGN_IDS.indexOf(rises) + 1) % SIGN_IDS.length] ?? rises;
  return `${rule}, so ${SIGNS[rises].name} is likeliest, and ${SIGNS[next].name} an hour or so later. `;
}

const MOST_TOLD = 3;
/** As long as the stretch around one hour that was told. */
const NEAR_HOUR_MINUTES = 90;

/** "mom remembers it was getting dark, can you find my rising sign": the signs that rose in those hours. */
export const roughHourRising: WholeLookUp = {
  family: 'rising-mine',
  saysBirth: true,
  isAsked: ({ text }) =>
    (RISING.test(text) || (CHART.test(text) && /\bborn\b|\bbirth\b/u.test(text))) &&
    OF_BIRTH.test(text) &&
    partIn(text) !== null &&
    !/\b(?:transit\w*|today|tomorrow|this (?:morning|evening|week)|boyfriend|girlfriend|his|her (?!moth|mum|mom))\b/u.test(
      text,
    ),
  tell: (context, { text, entities: { date } }) => {
    const isChart = !RISING.test(text);
    const part = partIn(text);
    const { chart, person } = context;
    const { birth } = person;
    // An hour that was only estimated is no known hour.
    const isTyped = date?.isBirth === true && date.iso === birth?.date;
    if (part === null || (chart?.time === 'known' && !isTyped)) return null;
    if (birth?.date === undefined || birth.zone === undefined || birth.latitude === undefined) {
      const missing = birth?.date === undefined ? 'date and place' : 'place';
      return told(
        `${byHorizon(part, context)}To say which signs it can be I need the ${missing} of birth too: type ${missing === 'place' ? 'it' : 'them'} here with the ${missing === 'place' ? 'date' : 'time of day'}, or add ${missing === 'place' ? 'it' : 'them'} under Profile, Edit Profile.`,
      );
    }
    const value = tellStretches(stretchesOf(momentsOf(part, context), context), part, context);
    return value === null || !isChart
      ? value
      : told(`Yes, most of it. ${value.text}`, ...value.facts);
  },
};

function tellStretches(
  found: readonly Stretch[],
  { from: partFrom, to: partTo }: Part,
  { chart, person }: SlotContext,
): Told | null {
  const zone = person.birth?.zone ?? '';
  const isOverMidnight = partFrom > partTo;
  const [first] = found;
  if (first === undefined || chart === null) return null;
  const middle = found.find(({ to }) => to >= (first.from + (found.at(-1) ?? first).to) / 2);
  const isOneHour = !isOverMidnight && partTo - partFrom <= NEAR_HOUR_MINUTES;
  const likeliest =
    isOneHour && middle !== undefined && found.length > 1
      ? `${SIGNS[middle.sign].name} rising, if the hour is right; a little earlier or later it's another sign. `
      : '';
  const names = [...new Set(found.map(({ sign }) => SIGNS[sign].name))];
  const facts = found.map(({ sign, from, to }) =>
    note(
      `rising-${sign}`,
      `${SIGNS[sign].name} rising from ${clockWords(from, zone)} to ${clockWords(to, zone)}`,
    ),
  );
  const last = found.at(-1) ?? first;
  const hours = isOverMidnight
    ? 'after 9 p.m. or before 5 a.m. of that date'
    : `${clockWords(first.from, zone)} to ${clockWords(last.to, zone)}`;
  const rest =
    'Your planets in their signs are sure without the hour; houses need it. A birth certificate or a baby book may have it.';
  if (found.length === 1) {
    return told(
      `${names[0] ?? ''} rising, if that's right: I take it as ${hours} there, and ${names[0] ?? ''} rose all that time. It's read as someone who tends to ${habitOf(first.sign)}. ${rest}`,
      ...facts,
    );
  }
  const order = found.map(({ sign, from }, at) =>
    at === 0
      ? `${SIGNS[sign].name} at first`
      : `${SIGNS[sign].name} from ${clockWords(from, zone)}`,
  );
  const times = isOverMidnight ? '' : `: ${order.join(', ').replace(/\.$/u, '')}`;
  const tell =
    found.length <= MOST_TOLD
      ? ` To tell them apart: ${found.map(({ sign }) => `${SIGNS[sign].name} tends to ${habitOf(sign)}`).join('; ')}.`
      : '';
  return told(
    `${likeliest === '' ? `${listWords(names).replace(' and ', ' or ')} rising. ` : likeliest}I take it as ${hours} there${times}.${tell} ${rest}`,
    ...facts,
  );
}

const habitOf = (sign: SignId): string => NATAL_HABITS.ascendant[sign][0];
