import type { KnownTimeChart } from '@palm/astrology/chart';
import { houseOf } from '@palm/astrology/house-of';
import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { signAt } from '@palm/astrology/sign-at';
import { BODIES, type PlanetId, SIGNS } from '@palm/astrology/vocabulary';
import { TRANSIT_READINGS } from '../../../../../content/chat/named/sky-themes.ts';
import { HOUSE_STEPS } from '../../../../../content/chat/own/house-steps.ts';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import { ordinal } from '../../../../facts/fact-words.ts';
import { cuspsOf } from '../../../../facts/houses-used.ts';
import { bodyInText } from '../../../../facts/in-text.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { monthName } from '../../../slots/calendar/date-words.ts';
import { localTimeAt } from '../../../slots/calendar/local-time.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { spanAskedIn } from '../span-asked.ts';
import { houseIn } from '../whole/houses-told.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const SLOW: readonly PlanetId[] = ['pluto', 'neptune', 'uranus', 'saturn', 'jupiter', 'mars'];
const GOING_ON =
  /\b(?:going on|happening|happens|transit\w*|coming|up with|the deal with|what is (?:it )?in|moving through|going through|passing|crossing|what planets?|which planets?|active|hitting|lit up|busy)\b/u;
const NOW =
  /\b(?:this year|this month|now|right now|rn|currently|at the moment|these days|lately|next year|this summer|this winter|in 20\d\d|going on|happening)\b/u;
/** Words that speak of the sky of now by themselves. */
const MOVING = /\b(?:transit\w*|moving through|going through|passing|crossing)\b/u;
const STEP_DAYS = 5;
const MOST = 2;

interface Stay {
  readonly planet: PlanetId;
  readonly from: Instant;
  readonly to: Instant;
}

/** The planets that pass through a house in a stretch of time, the slowest first. */
function staysIn(
  house: number,
  chart: KnownTimeChart,
  span: { from: Instant; to: Instant },
  { sky }: SlotContext,
): Stay[] {
  return SLOW.flatMap((planet) => {
    const inside: Instant[] = [];
    for (let at = span.from; at <= span.to; at += STEP_DAYS * DAY_MS) {
      const place = houseOf(sky.positionOf(planet, at).longitudeDeg, cuspsOf(chart));
      if (place === house) inside.push(at);
    }
    const [from, to] = [inside[0], inside.at(-1)];
    return from === undefined || to === undefined ? [] : [{ planet, from, to }];
  });
}

const monthOf = (at: Instant, { zone }: SlotContext): string => {
  const { date } = localTimeAt(at, zone);
  return `${monthName(Number(date.slice(5, 7)))} ${date.slice(0, 4)}`;
};

function stayWords(
  { planet, from, to }: Stay,
  span: { from: Instant; to: Instant },
  context: SlotContext,
): string {
  const isWhole = from <= span.from && to >= span.to - STEP_DAYS * DAY_MS;
  const when = isWhole
    ? 'all through it'
    : from <= span.from
      ? `until about ${monthOf(to, context)}`
      : to >= span.to - STEP_DAYS * DAY_MS
        ? `from about ${monthOf(from, context)} on`
        : `from about ${monthOf(from, context)} to ${monthOf(to, context)}`;
  return `${capitalised(bodyInText(planet))} is there ${when}, read as ${TRANSIT_READINGS[planet]}.`;
}

/** "whats going on in my 6th house this year, work is a circus" */
export const houseNow: WholeLookUp = {
  family: 'transit-meaning',
  isAsked: ({ text }) =>
    houseIn(text) !== null &&
    /\bmy\b/u.test(text) &&
    GOING_ON.test(text) &&
    (NOW.test(text) || MOVING.test(text)) &&
    !/\b(?:natal|born|sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|retrograde|eclipse)\b/u.test(
      text,
    ),
  tell: (context, { text }) => {
    const { chart, now } = context;
    const house = houseIn(text);
    if (house === null || chart === null) return null;
    const matter = HOUSE_MATTER_WORDS[house] ?? '';
    if (chart.time === 'unknown') {
      return told(
        `Which planets cross your ${ordinal(house)} house (${matter}) I can't say without the hour you were born: the houses hang on it. Tell me even "morning" or "evening" and I'll narrow it down.`,
      );
    }
    const asked = spanAskedIn(context);
    const span = { from: Math.max(now, asked?.from ?? now), to: asked?.to ?? now + 365 * DAY_MS };
    const stays = staysIn(house, chart, span, context).slice(0, MOST);
    const sign = signAt(cuspsOf(chart)[house - 1] ?? 0);
    const lines =
      stays.length === 0
        ? `None of the slow planets crosses it, so the sky has no long story there. It begins in ${SIGNS[sign].name}, and its ruler is ${bodyInText(SIGNS[sign].ruler)}.`
        : stays.map((stay) => stayWords(stay, span, context)).join(' ');
    return told(
      `In your ${ordinal(house)} house, the part of life about ${matter}: ${lines} ${HOUSE_STEPS[house] ?? ''}`.trim(),
      ...stays.map(({ planet }) =>
        note(`house-${planet}`, `${BODIES[planet].name} crosses your ${ordinal(house)} house`),
      ),
    );
  },
};
