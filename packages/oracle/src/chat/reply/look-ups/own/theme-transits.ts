import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { findTransits, type Transit } from '@palm/astrology/transits';
import { BODIES, type PlanetId } from '@palm/astrology/vocabulary';
import { monthIn } from '../../../entities/times/calendar-day.ts';
import type { NatalPointId } from '../../../../facts/fact-kinds/fact-id.ts';
import { touchedPoints } from '../../../../facts/touched-points.ts';
import { dateWordsAt } from '../../../slots/calendar/date-words.ts';
import { ASPECT_PLAIN, plainPoint } from '../../../slots/transits/contact-words.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { spanAskedIn } from '../span-asked.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

interface ThemeOfLife {
  readonly typed: RegExp;
  readonly name: string;
  readonly bodies: readonly PlanetId[];
  readonly points: readonly NatalPointId[];
  /** What to do with it, and what it leaves open. */
  readonly use: string;
}

const THEMES: readonly ThemeOfLife[] = [
  {
    typed:
      /\b(?:love|romance|dating|relationships?|meet (?:someone|somebody)|partner|marriage|boyfriend|girlfriend)\b/u,
    name: 'love',
    bodies: ['jupiter', 'venus'],
    points: ['venus', 'moon', 'sun', 'ascendant', 'mars'],
    use: "It's read as being easier to like and easier to approach, and it picks nobody: say yes to one more evening out than usual.",
  },
  {
    typed: /\b(?:money|financ\w*|income|salary|raise|cash)\b/u,
    name: 'money',
    bodies: ['jupiter', 'venus'],
    points: ['venus', 'jupiter', 'sun', 'midheaven'],
    use: "It's read as asking being easier than usual: name your price, ask for the raise. It shows no sums.",
  },
  {
    typed: /\b(?:work|career|job|jobs|promotion|business|interviews?)\b/u,
    name: 'work',
    bodies: ['jupiter', 'sun'],
    points: ['midheaven', 'sun', 'mercury', 'saturn'],
    use: "It's read as people being more willing to say yes: send the application or ask for the talk then. It decides nothing for them.",
  },
  {
    typed: /\b(?:stud(?:y|ies|ying)|school|exams?|learning|course)\b/u,
    name: 'studying',
    bodies: ['jupiter', 'mercury'],
    points: ['mercury', 'sun', 'moon'],
    use: "It's read as things going in more easily: put the hardest chapter there.",
  },
  {
    typed: /\b(?:travel\w*|trip|abroad|moving)\b/u,
    name: 'travel',
    bodies: ['jupiter', 'mercury'],
    points: ['jupiter', 'sun', 'moon', 'ascendant'],
    use: "It's read as doors that open easily; book what you'd book anyway.",
  },
];
const ASKS =
  /\b(?:(?:good|nice|positive|helpful|lucky|any|best|big) (?:\w+ )?transits?|transits? (?:for|about|in) (?:my )?\w+|transits? (?:coming|ahead)|when (?:is|are) (?:the|my) (?:next |best )?(?:\w+ )?transits?|planets? help\w*|sky (?:good|help\w*|kind))\b/u;
const GENTLE: ReadonlySet<string> = new Set(['conjunction', 'trine', 'sextile']);
const USUAL_DAYS = 120;

/** Until when is looked: the season, the month or the year that is named. */
function endOf(text: string, context: SlotContext): Instant {
  const { now } = context;
  const season = ['spring', 'summer', 'autumn', 'winter'].find((one) => text.includes(one));
  const starts = { spring: [2, 20], summer: [5, 21], autumn: [8, 22], winter: [11, 21] } as const;
  if (season !== undefined) {
    const [month, day] = starts[season as keyof typeof starts];
    const year = new Date(now).getUTCFullYear();
    const at = Date.UTC(year, month, day);
    const begins = at > now ? at : Date.UTC(year + 1, month, day);
    return /\b(?:before|by|until|till)\b/u.test(text) ? begins : begins + 90 * DAY_MS;
  }
  const span = spanAskedIn(context);
  if (span === null || span.to < now) return now + USUAL_DAYS * DAY_MS;
  return /\b(?:before|by)\b/u.test(text) && monthIn(text) !== null ? span.from : span.to;
}

function bestOf({ bodies, points }: ThemeOfLife, to: Instant, context: SlotContext) {
  const { chart, now, sky } = context;
  if (chart === null) return null;
  const natal = touchedPoints(chart).filter(({ point }) => points.includes(point));
  for (const body of bodies) {
    const found = findTransits({
      natal,
      span: { from: now, to },
      transiting: [body],
      positionOf: sky.positionOf,
    }).filter(({ aspect, exact }) => GENTLE.has(aspect) && exact.length > 0);
    const rank = ({ natal: point }: Transit): number => points.indexOf(point as NatalPointId);
    const [first] = found.toSorted((a, b) => rank(a) - rank(b));
    if (first !== undefined) return first;
  }
  return null;
}

/** "is there a good transit for love for me before summer" */
export const themeTransits: WholeLookUp = {
  family: 'transit-meaning',
  isAsked: ({ text }) =>
    ASKS.test(text) &&
    THEMES.some(({ typed }) => typed.test(text)) &&
    !/\b(?:his|her|their|mean\w*|retrograde|saturn|pluto|neptune|uranus|house)\b/u.test(text),
  tell: (context, { text }) => {
    const theme = THEMES.find(({ typed }) => typed.test(text));
    if (theme === undefined || context.chart === null) return null;
    const to = endOf(text, context);
    const found = bestOf(theme, to, context);
    if (found === null) {
      return told(
        `Nothing stands out for ${theme.name} between now and ${dateWordsAt(to, context)}: no friendly contact of the planets that are read for it. That's a quiet stretch, not a closed door; what you start in it counts the same.`,
      );
    }
    const { transiting, natal, aspect, exact, start, end } = found;
    const [at = context.now] = exact;
    const around =
      start === null || end === null
        ? ''
        : `, from ${dateWordsAt(start, context)} to ${dateWordsAt(end, context)}`;
    const where = `${ASPECT_PLAIN[aspect]} your ${plainPoint(natal as NatalPointId)}`;
    return told(
      `Yes: ${BODIES[transiting].name} is ${where} on ${dateWordsAt(at, context)}${around}. For ${theme.name} that's the friendliest stretch until ${dateWordsAt(to, context)}. ${theme.use}`,
      note(
        `theme-${transiting}-${natal}`,
        `${BODIES[transiting].name} ${aspect} natal ${plainPoint(natal as NatalPointId)}, exact ${dateWordsAt(at, context)}`,
      ),
    );
  },
};
