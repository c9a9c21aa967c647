import { normalizeDeg, signedSeparationDeg } from '@palm/astrology/angle';
import { bornAt } from '@palm/astrology/chart';
import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { signAt } from '@palm/astrology/sign-at';
import { BODIES, SIGNS, SIGN_IDS } from '@palm/astrology/vocabulary';
import { bodyInText } from '../../../facts/in-text.ts';
import { HOUSE_MATTER_WORDS } from '../../../../content/chat/words/house-matter-words.ts';
import { degreeWords, ordinal } from '../../../facts/fact-words.ts';
import { dateWordsAt, monthName, todayOf } from '../calendar/date-words.ts';
import { localTimeAt } from '../calendar/local-time.ts';
import { longitudeOf } from '../birth/points.ts';
import { fill, note, type Filled, type SlotContext, type SlotGroup } from '../slot.ts';

const YEAR_MS = 365.2422 * DAY_MS;

/** A day of the sky for each year of life. */
const progressedAt = (born: Instant, now: Instant): Instant =>
  born + ((now - born) / YEAR_MS) * DAY_MS;

const monthWords = (at: Instant, { zone }: SlotContext): string => {
  const { date } = localTimeAt(at, zone);
  return `${monthName(Number(date.slice(5, 7)))} ${date.slice(0, 4)}`;
};

const progressed =
  (body: 'sun' | 'moon') =>
  (context: SlotContext): Filled | null => {
    const { chart, now, sky } = context;
    if (chart === null) return null;
    const born = bornAt(chart);
    const signOn = (at: Instant) =>
      signAt(sky.positionOf(body, progressedAt(born, at)).longitudeDeg);
    const sign = signOn(now);
    // Without the hour the Moon may be six degrees off, half a year of its progression.
    const isSure =
      chart.time === 'known' ||
      body === 'sun' ||
      [-0.5, 0.5].every((days) => signOn(now + days * YEAR_MS) === sign);
    const name = `progressed ${BODIES[body].name}`;
    if (!isSure) {
      return fill(
        `Your ${name} is close to the border of ${SIGNS[sign].name}; the hour of birth would decide.`,
      );
    }
    const { longitudeDeg } = sky.positionOf(body, progressedAt(born, now));
    return fill(
      `Your ${name} is in ${SIGNS[sign].name}${nextSign(signOn, context, body)}.`,
      note(`progressed-${body}`, `${name} at ${degreeWords(longitudeDeg)}`),
    );
  };

/** ", since May 2025 and until August 2027, when it moves into Libra" */
function nextSign(
  signOn: (at: Instant) => ReturnType<typeof signAt>,
  context: SlotContext,
  body: 'sun' | 'moon',
): string {
  const { now, chart } = context;
  const [step, most] = body === 'moon' ? [15 * DAY_MS, 80] : [60 * DAY_MS, 200];
  const sign = signOn(now);
  const about = chart?.time === 'known' ? '' : 'about ';
  const turn = (way: 1 | -1): Instant | null => {
    for (let at = 1; at <= most; at += 1) {
      if (signOn(now + way * at * step) !== sign) return now + way * at * step;
    }
    return null;
  };
  const [since, until] = [turn(-1), turn(1)];
  if (until === null) return '';
  const from = since === null ? '' : `, since ${about}${monthWords(since, context)}`;
  return `${from}${from === '' ? ',' : ' and'} until ${about}${monthWords(until, context)}, when it moves into ${SIGNS[signOn(until)].name}`;
}

function solarArc({ chart, now, sky }: SlotContext): Filled | null {
  if (chart === null) return null;
  const born = bornAt(chart);
  const sunAt = (at: Instant) => sky.positionOf('sun', at).longitudeDeg;
  const arc = normalizeDeg(sunAt(progressedAt(born, now)) - sunAt(born));
  const words = `${Math.floor(arc)} degrees and ${Math.floor((arc % 1) * 60)} minutes`;
  return fill(`Your solar arc is ${words} now.`, note('solar-arc', `Solar arc ${words}`));
}

function ageOf(context: SlotContext): number | null {
  const born = context.person.birth?.date;
  if (born === undefined) return null;
  const today = todayOf(context);
  const isBefore = today.slice(5) < born.slice(5);
  return Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (isBefore ? 1 : 0);
}

/** Whole signs from the rising sign, one house for each year of age. */
function profection(context: SlotContext): Filled | null {
  const { chart, entities } = context;
  const age = entities.age ?? ageOf(context);
  if (age === null) return null;
  const house = (age % 12) + 1;
  const opening = `At ${age} you're in a ${ordinal(house)} house year: ${HOUSE_MATTER_WORDS[house]}.`;
  if (chart?.time !== 'known') return fill(opening);
  const rising = SIGN_IDS.indexOf(signAt(chart.angles.ascendantDeg));
  const sign = SIGN_IDS[(rising + house - 1) % 12] ?? 'aries';
  const lord = bodyInText(SIGNS[sign].traditionalRuler);
  return fill(
    `${opening} Counted from your rising sign that's ${SIGNS[sign].name}, so the planet of the year is ${lord}.`,
    note('profection', `Age ${age}: ${ordinal(house)} house, ${SIGNS[sign].name}, ruler ${lord}`),
  );
}

const RETURNING = ['mercury', 'venus', 'mars'] as const;
const LONGEST_WAIT_DAYS = 900;

/** When Mercury, Venus or Mars is next back at its place of birth. */
function planetaryReturn(context: SlotContext): Filled | null {
  const { chart, now, sky, plain } = context;
  const planet = RETURNING.find((id) => plain.includes(id));
  const natalDeg = chart === null || planet === undefined ? null : longitudeOf(chart, planet);
  if (planet === undefined || natalDeg === null) return null;
  const away = (at: Instant): number =>
    signedSeparationDeg(natalDeg, sky.positionOf(planet, at).longitudeDeg);
  for (let day = 0; day < LONGEST_WAIT_DAYS; day += 1) {
    const [from, to] = [now + day * DAY_MS, now + (day + 1) * DAY_MS];
    if (away(from) <= 0 && away(to) > 0 && away(to) - away(from) < 10) {
      const date = dateWordsAt(to, context);
      return fill(
        `Your next ${BODIES[planet].name} return is on ${date}.`,
        note(
          `return-${planet}`,
          `${BODIES[planet].name} back at ${degreeWords(natalDeg)}: ${date}`,
        ),
      );
    }
  }
  return null;
}

export const progressedValues = {
  'planetary return': planetaryReturn,
  'progressed moon': progressed('moon'),
  'progressed sun': progressed('sun'),
  'progressed chart': progressed('moon'),
  'solar arc': solarArc,
  profection,
} as const satisfies SlotGroup;
