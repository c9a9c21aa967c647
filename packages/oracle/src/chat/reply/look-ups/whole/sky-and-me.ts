import { bornAt, signInChart } from '@palm/astrology/chart';
import { eclipsesAfter } from '@palm/astrology/eclipses';
import { houseOf } from '@palm/astrology/house-of';
import { DAY_MS } from '@palm/astrology/instant';
import { nextQuarterAfter } from '@palm/astrology/next-quarter';
import { signAt } from '@palm/astrology/sign-at';
import { BODIES, PLANET_IDS, SIGNS, type PlanetId, type SignId } from '@palm/astrology/vocabulary';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import { cuspsOf } from '../../../../facts/houses-used.ts';
import { degreeWords, ordinal } from '../../../../facts/fact-words.ts';
import { longitudeOf, nameOfPoint, natalFact } from '../../../slots/birth/points.ts';
import { clockWords, dateWordsAt, listWords } from '../../../slots/calendar/date-words.ts';
import { eclipseLook } from '../../../slots/sky/eclipse-slots.ts';
import { lastIngressOf } from '../../../slots/sky/ingress.ts';
import { moonSlots, signName } from '../../../slots/sky/moon-slots.ts';
import { stationNote, stationsOf } from '../../../slots/sky/retrograde-slots.ts';
import { note } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { spanAskedIn } from '../span-asked.ts';
import { habitOf, signsIn } from './chart-words.ts';
import { shareOfDayBefore } from './moon-change.ts';
import type { WholeLookUp } from './whole-look-up.ts';

type Turning = Exclude<PlanetId, 'sun' | 'moon'>;

const RETROGRADE = /\b(?:retrograde|retro|rx|mercury ret)\b/u;
const ASKS_OVER =
  /\b(?:over|ends?|ended|ending|done|finish\w*|stop\w*|how long|how much longer|until when|out of|go(?:es)? direct|still)\b/u;

const turningIn = (text: string): Turning =>
  PLANET_IDS.find((id): id is Turning => id !== 'sun' && id !== 'moon' && text.includes(id)) ??
  'mercury';

const EX =
  /\b(?:my )?ex(?:es)?\b.{0,24}\b(?:text\w*|call\w*|messag\w*|wrote|back|liked|dm\w*|watch\w*|reach\w*)\b/u;

/** "when does mercury retrograde end", "whens venus retrograde over, my ex texted me twice" */
const retrogradeOver: WholeLookUp = {
  family: 'retrograde-other',
  isAsked: ({ text, entities }) =>
    RETROGRADE.test(text) &&
    ASKS_OVER.test(text) &&
    entities.month === undefined &&
    !/\b(?:natal|born|birth|my chart|in my|last year|shadow|all)\b|\b20\d\d\b/u.test(text),
  tell: (context, { text }) => {
    const planet = turningIn(text);
    const { now } = context;
    const stations = stationsOf(planet, context);
    const next = stations.find(({ at }) => at > now);
    const last = stations.findLast(({ at }) => at <= now);
    if (next === undefined || last === undefined) return null;
    const { name } = BODIES[planet];
    const ex = EX.test(text)
      ? ' As for the texts: answer if you would want to in an ordinary week too. A planet explains a timing at most, never what somebody means.'
      : '';
    if (next.turns === 'direct') {
      return told(
        `It ends on ${dateWordsAt(next.at, context)}: ${name} has been retrograde since ${dateWordsAt(last.at, context)}. Nothing has to be put off for it.${ex}`,
        stationNote(last, context),
        stationNote(next, context),
      );
    }
    const began = stations.findLast(({ at, turns }) => at < last.at && turns === 'retrograde');
    const stretch =
      began === undefined
        ? `${name} has moved forward since ${dateWordsAt(last.at, context)}`
        : `${name} was retrograde from ${dateWordsAt(began.at, context)} to ${dateWordsAt(last.at, context)} and moves forward now`;
    return told(
      `It's over already: ${stretch}. The next one begins on ${dateWordsAt(next.at, context)}.${ex}`,
      stationNote(last, context),
      stationNote(next, context),
    );
  },
};

/** "is venus retrograde right now" */
const retrogradeNow: WholeLookUp = {
  family: 'retrograde-other',
  isAsked: ({ text, entities }) =>
    RETROGRADE.test(text) &&
    PLANET_IDS.some((id) => text.includes(id)) &&
    /^(?:wait |so |hey |omg |is |are |)(?:is|are|isnt) (?:\w+ )?\w+ (?:in )?(?:retrograde|retro|rx)\b/u.test(
      text,
    ) &&
    entities.month === undefined &&
    entities.date === undefined &&
    // Whether Mercury is retrograde is told by its own family.
    !text.includes('mercury') &&
    !/\b(?:why|because|he|she|they)\b/u.test(text),
  tell: (context, { text }) => {
    const planet = turningIn(text);
    const stations = stationsOf(planet, context);
    const next = stations.find(({ at }) => at > context.now);
    const last = stations.findLast(({ at }) => at <= context.now);
    if (next === undefined || last === undefined) return null;
    const { name } = BODIES[planet];
    return told(
      next.turns === 'direct'
        ? `Yes: ${name} has been retrograde since ${dateWordsAt(last.at, context)} and turns forward on ${dateWordsAt(next.at, context)}. Nothing has to be put off for it.`
        : `No: ${name} has moved forward since ${dateWordsAt(last.at, context)}. The next backward stretch begins on ${dateWordsAt(next.at, context)}.`,
      stationNote(last, context),
      stationNote(next, context),
    );
  },
};

/** How near an eclipse has to come to a point of a chart. */
const ECLIPSE_ORB_DEG = 5;
const apartDeg = (a: number, b: number): number => {
  const away = Math.abs(a - b) % 360;
  return Math.min(away, 360 - away);
};

/** "does the eclipse in february 2027 affect me": the contacts to the chart are looked up. */
const eclipseAndMe: WholeLookUp = {
  family: 'eclipse',
  isAsked: ({ text }) =>
    /\beclipses?\b/u.test(text) &&
    /\b(?:affect\w*|hit\w*|touch\w*|impact\w*|mean\w*|do|does|doing|going|bring\w*|land\w*|fall\w*)\b.{0,16}\b(?:me|my|for me|us)\b|\bin my chart\b|\bon my (?:birthday|sun|moon)\b/u.test(
      text,
    ) &&
    !/\b(?:born|last|past|did|was|were|august 2026|hurt|pregnan\w*|baby)\b/u.test(text),
  tell: (context) => {
    const { chart, now, sky } = context;
    if (chart === null) return null;
    const span = spanAskedIn(context);
    const [eclipse] = eclipsesAfter(span === null ? now : Math.max(span.from, 0), 1);
    if (eclipse === undefined || (span !== null && eclipse.at > span.to)) return null;
    const body = eclipse.of === 'sun' ? 'Sun' : 'Moon';
    const degree = sky.positionOf('moon', eclipse.at).longitudeDeg;
    const points = [...PLANET_IDS, 'ascendant', 'midheaven'] as const;
    const near = points.filter((point) => {
      const longitude = longitudeOf(chart, point);
      const isSure = chart.time === 'known' || point !== 'moon';
      return longitude !== null && isSure && apartDeg(longitude, degree) <= ECLIPSE_ORB_DEG;
    });
    const what = `the ${eclipseLook(eclipse.kind)} eclipse of the ${body} on ${dateWordsAt(eclipse.at, context)} falls at ${degreeWords(degree)}`;
    const house =
      chart.time === 'known'
        ? ` In your chart that's the ${ordinal(houseOf(degree, cuspsOf(chart)))} house, the part of life about ${HOUSE_MATTER_WORDS[houseOf(degree, cuspsOf(chart))] ?? ''}.`
        : '';
    const reading =
      "It's read as a subject that comes to light over about half a year, and nothing has to happen that day.";
    const fact = note(
      'eclipse',
      `${eclipse.kind} eclipse, ${dateWordsAt(eclipse.at, context)}, ${degreeWords(degree)}`,
    );
    return near.length === 0
      ? told(
          `Not closely: ${what}, and none of your planets is within ${ECLIPSE_ORB_DEG} degrees of that.${house} ${reading}`,
          fact,
        )
      : told(
          `Yes, more than most: ${what}, right by your ${listWords(near.map(nameOfPoint))}.${house} ${reading}`,
          fact,
          ...near.map((point) => natalFact(chart, point)),
        );
  },
};

/** "will the full moon on tuesday affect me", "which house is the full moon in for me" */
export const lunationAndMe: WholeLookUp = {
  family: 'full-moon-next',
  isAsked: ({ text }) =>
    /\b(?:full|new) moon\b/u.test(text) &&
    (/\b(?:affect\w*|hit\w*|touch\w*|impact\w*|mean\w*|bring\w*|do|fall\w*|land\w*)\b.{0,12}\b(?:me|my|for me|us)\b/u.test(
      text,
    ) ||
      /\b(?:which|what) house\b.{0,40}\b(?:me|my)\b|\b(?:in|on|to) my chart\b/u.test(text)) &&
    (!/\bsleep\w*/u.test(text) || /\bmy chart\b/u.test(text)) &&
    !/\b(?:born|normal|feel|always|last|was|dog|cat|mood|ritual|period|hair|should i|water)\b/u.test(
      text,
    ),
  tell: (context, { text }) => {
    const { chart, now, sky } = context;
    if (chart === null) return null;
    const wanted = /\bnew moon\b/u.test(text) ? 'newMoon' : 'fullMoon';
    const span = spanAskedIn(context);
    const from = span === null ? now : Math.max(now, span.from);
    let next = nextQuarterAfter(from, sky.positionOf);
    while (next.phase !== wanted) next = nextQuarterAfter(next.at + DAY_MS, sky.positionOf);
    const degree = sky.positionOf('moon', next.at).longitudeDeg;
    const points = [...PLANET_IDS, 'ascendant', 'midheaven'] as const;
    const near = points.filter((point) => {
      const longitude = longitudeOf(chart, point);
      const isSure = chart.time === 'known' || point !== 'moon';
      return longitude !== null && isSure && apartDeg(longitude, degree) <= LUNATION_ORB_DEG;
    });
    const name = wanted === 'newMoon' ? 'new' : 'full';
    const house =
      chart.time === 'known'
        ? ` It falls in your ${ordinal(houseOf(degree, cuspsOf(chart)))} house, the part of life about ${HOUSE_MATTER_WORDS[houseOf(degree, cuspsOf(chart))] ?? ''}.`
        : '';
    const touch =
      near.length === 0
        ? `It touches none of your planets closely.`
        : `It's right by your ${listWords(near.map(nameOfPoint))}, so you may notice it more than most.`;
    return told(
      `The ${name} Moon of ${dateWordsAt(next.at, context)}, at ${clockWords(next.at, context.zone)}, is at ${degreeWords(degree)}.${house} ${touch} It's read as ${wanted === 'newMoon' ? 'a small beginning' : 'something that shows itself at full size'}, for a day or two.${AWAKE.test(text) ? SLEEPLESS : ''}`,
      note(
        `${name}-moon`,
        `${name} Moon at ${degreeWords(degree)}, ${dateWordsAt(next.at, context)}`,
      ),
      ...near.map((point) => natalFact(chart, point)),
    );
  },
};

const LUNATION_ORB_DEG = 4;
const AWAKE = /\b(?:sleep\w*|awake|insomnia|wide awake)\b/u;
const SLEEPLESS =
  " For the night: curtains shut, no clock, and if you're still awake in twenty minutes, get up and do one dull thing in low light until you're tired.";

const MARKED =
  /\b(?:written|marked?|cursed?|curse|bad luck|grandm\w+|mother|aunt|family|thread|never held|unlucky|omen|afraid|scared)\b/u;

/** "i was born during an eclipse" */
const bornUnderEclipse: WholeLookUp = {
  family: 'eclipse',
  isAsked: ({ text }) =>
    /\beclipses?\b/u.test(text) &&
    /\b(?:i was|was i|im|i am|were you|my birth) ?(?:born|\w+ born)?\b.{0,20}\beclipse\b|\bborn (?:during|on|under|at|near|close to|in) (?:an?|the|a \w+) ?(?:\w+ )?eclipse\b/u.test(
      text,
    ) &&
    /\bborn\b|\bbirth\b/u.test(text),
  tell: (context, { text }) => {
    const { chart, sky } = context;
    const calm = MARKED.test(text)
      ? "Nothing is written on you by an eclipse; the fear was somebody else's, and often it was meant as love or as protection. "
      : '';
    const reading =
      "Tradition reads it as a life with turning points that others notice, a Sun and Moon that pull together. It's no omen: a few hundred thousand people share the day, and it asks nothing of you.";
    if (chart === null)
      return told(`${calm}${reading} With your birth date I can check which eclipse it was.`);
    const born = bornAt(chart);
    const [eclipse] = eclipsesAfter(born - 3 * DAY_MS, 1);
    if (eclipse === undefined || Math.abs(eclipse.at - born) > 2 * DAY_MS) {
      const around =
        eclipse === undefined
          ? ''
          : ` The next one after your birth was on ${dateWordsAt(eclipse.at, context)}.`;
      return told(
        `${calm}By the birth date I have, there was no eclipse within two days of it, so compare the date.${around} If there was one: ${reading.charAt(0).toLowerCase()}${reading.slice(1)}`,
      );
    }
    const degree = sky.positionOf('moon', eclipse.at).longitudeDeg;
    const body = eclipse.of === 'sun' ? 'Sun' : 'Moon';
    const isSame = Math.abs(eclipse.at - born) < DAY_MS;
    return told(
      `${calm}${isSame ? 'Yes' : 'Nearly'}: there was a ${eclipseLook(eclipse.kind)} eclipse of the ${body} on ${dateWordsAt(eclipse.at, context)}, in ${signName(signAt(degree))}. ${reading}`,
      note(
        'eclipse-at-birth',
        `${eclipse.kind} eclipse of the ${body}, ${dateWordsAt(eclipse.at, context)}`,
      ),
    );
  },
};

/** "are there any eclipses left this year" */
const eclipsesLeft: WholeLookUp = {
  family: 'eclipse',
  isAsked: ({ text }) =>
    /\beclipses?\b/u.test(text) &&
    /\b(?:left|more|another|remaining|still|further)\b/u.test(text) &&
    /\bthis year\b|\bin 20\d\d\b/u.test(text),
  tell: (context) => {
    const { now, zone } = context;
    const year = Number(/\b20\d\d\b/u.exec(context.plain)?.[0] ?? new Date(now).getUTCFullYear());
    const ahead = eclipsesAfter(now, 8);
    const found = ahead.filter(({ at }) => new Date(at).getUTCFullYear() === year);
    const [next] = ahead;
    if (next === undefined || zone === '') return null;
    const words = ({ of, kind, at }: (typeof ahead)[number]): string =>
      `${dateWordsAt(at, context)}, a ${eclipseLook(kind)} one of the ${of === 'sun' ? 'Sun' : 'Moon'}`;
    return told(
      found.length === 0
        ? `No, ${year} has no further eclipse. The next is on ${words(next)}.`
        : `Yes: ${found.map(words).join('; ')}.`,
      note('eclipse', `Next eclipse: ${words(next)}`),
    );
  },
};

const HOUR_MS = 3_600_000;
const NEARLY_SURE_HOURS = 3;
/** So little of the day, over all inhabited zones, that one sign is told. */
const HARDLY_ANY = 0.1;

/** "Not Libra: " where another site's sign is named that the Moon did not touch that day. */
function notNamed(text: string, possible: readonly SignId[]): string {
  const other = signsIn(text).find((sign) => !possible.includes(sign));
  return other === undefined ? '' : `Not ${SIGNS[other].name}, by the date I have. `;
}

/** "whats my moon sign" on a day on which it changed: both, and when. */
const moonUnsure: WholeLookUp = {
  family: 'moon-sign-mine',
  isAsked: ({ text }) =>
    /\b(?:my|mine|am i|i)\b/u.test(text) &&
    /\b(?:what|whats|which|tell|know|find|is)\b/u.test(text) &&
    /\bmoon(?: ?sign)?\b/u.test(text) &&
    /\bmoon ?sign\b|\bmy moon\b/u.test(text) &&
    !/\b(?:full|new|phase|house|today|tonight|now|tomorrow|stronger|problem|compatib\w*|in (?:my )?\d)\b/u.test(
      text,
    ),
  tell: ({ chart, person, sky }, { text }) => {
    if (chart?.time !== 'unknown') return null;
    const over = signInChart(chart, 'moon');
    if (over.kind === 'certain') return null;
    const { from, to } = chart.day;
    const zone = person.birth?.zone;
    let change = from;
    while (change < to && signAt(sky.positionOf('moon', change).longitudeDeg) === over.from)
      change += 60_000;
    const when =
      zone === undefined
        ? 'by the hour and the place'
        : `${SIGNS[over.from].name} until about ${clockWords(change, zone)} there, ${SIGNS[over.to].name} after`;
    const before =
      zone === undefined ? shareOfDayBefore(change, (from + to) / 2 - DAY_MS / 2) : 0.5;
    if (before < HARDLY_ANY || before > 1 - HARDLY_ANY) {
      const [sign, other] = before < HARDLY_ANY ? [over.to, over.from] : [over.from, over.to];
      return told(
        `${notNamed(text, [sign, other])}${SIGNS[sign].name}, for nearly every place and hour on that date: only a birth ${before < HARDLY_ANY ? 'very early in the day in the far east of the map' : 'late in the day in the far west of the map'} would make it ${SIGNS[other].name}. ${SIGNS[sign].name} tends to ${habitOf('moon', sign)}. With the place and the hour I can say it for certain.`,
        note(
          'moon-changes',
          `Moon from ${SIGNS[over.from].name} to ${SIGNS[over.to].name} that day`,
        ),
      );
    }
    const [early, late] = [(change - from) / HOUR_MS, (to - change) / HOUR_MS];
    if (zone !== undefined && Math.min(early, late) < NEARLY_SURE_HOURS) {
      const [sign, other] = early < late ? [over.to, over.from] : [over.from, over.to];
      return told(
        `${SIGNS[sign].name}, almost surely: only a birth ${early < late ? 'before' : 'after'} ${clockWords(change, zone)} there would make it ${SIGNS[other].name}. ${SIGNS[sign].name} tends to ${habitOf('moon', sign)}.`,
        note(
          'moon-changes',
          `Moon from ${SIGNS[over.from].name} to ${SIGNS[over.to].name} that day`,
        ),
      );
    }
    return told(
      `${notNamed(text, [over.from, over.to])}${SIGNS[over.from].name} or ${SIGNS[over.to].name}: the Moon changed signs on your birthday, ${when}. ${SIGNS[over.from].name} tends to ${habitOf('moon', over.from)}, ${SIGNS[over.to].name} to ${habitOf('moon', over.to)}. Even "morning" or "evening" may settle it.`,
      note('moon-changes', `Moon from ${SIGNS[over.from].name} to ${SIGNS[over.to].name} that day`),
    );
  },
};

/** "when does pluto leave capricorn" when it has left. */
const leftAlready: WholeLookUp = {
  family: 'ingress',
  isAsked: ({ text }) =>
    /\b(?:leav\w+|left|out of|exit\w*|over in|finish\w* with)\b/u.test(text) &&
    PLANET_IDS.some((id) => text.includes(id)) &&
    signsIn(text).length === 1 &&
    !/\b(?:my|house|retrograde|retro)\b/u.test(text),
  tell: (context, { text }) => {
    const planet = PLANET_IDS.find((id) => text.includes(id));
    const [asked] = signsIn(text);
    if (planet === undefined || asked === undefined || planet === 'moon') return null;
    const entered = lastIngressOf(planet, context);
    if (entered === null || entered.sign === asked) return null;
    const before = signAt(context.sky.positionOf(planet, entered.at - DAY_MS).longitudeDeg);
    if (before !== asked) return null;
    return told(
      `It already has: ${BODIES[planet].name} left ${SIGNS[asked].name} on ${dateWordsAt(entered.at, context)} and is in ${SIGNS[entered.sign].name} now.`,
      note(
        `ingress-${planet}`,
        `${BODIES[planet].name} in ${SIGNS[entered.sign].name} since ${dateWordsAt(entered.at, context)}`,
      ),
    );
  },
};

/** "when is the next full moon and what sign is it in" */
const lunationAndSign: WholeLookUp = {
  family: 'full-moon-next',
  isAsked: ({ text, entities }) =>
    /\b(?:full|new) moon\b/u.test(text) &&
    /\bwhen\b|\bnext\b/u.test(text) &&
    /\b(?:and|,) (?:what|which|in what|in which|whats) (?:zodiac |the )?sign\b/u.test(text) &&
    entities.month === undefined,
  tell: (context, { text }) => {
    const isFull = /\bfull moon\b/u.test(text);
    const next = isFull ? moonSlots.next_full_moon(context) : moonSlots.next_new_moon(context);
    const sign = isFull ? moonSlots.next_full_sign(context) : moonSlots.next_new_sign(context);
    return next === null || sign === null
      ? null
      : told(
          `The next ${isFull ? 'full' : 'new'} Moon is ${next.text}, in ${sign.text}.`,
          ...next.facts,
        );
  },
};

/** Mercury has a family of its own. */
const byPlanet = (lookUp: WholeLookUp): WholeLookUp[] => [
  {
    ...lookUp,
    family: 'mercury-retrograde',
    isAsked: (whole) => turningIn(whole.text) === 'mercury' && lookUp.isAsked(whole),
  },
  lookUp,
];

export const SKY_AND_ME: readonly WholeLookUp[] = [
  ...byPlanet(retrogradeOver),
  ...byPlanet(retrogradeNow),
  bornUnderEclipse,
  eclipseAndMe,
  eclipsesLeft,
  moonUnsure,
  leftAlready,
  lunationAndSign,
];
