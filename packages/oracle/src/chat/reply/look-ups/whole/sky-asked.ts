import { normalizeDeg, separationDeg } from '@palm/astrology/angle';
import { eclipsesAfter } from '@palm/astrology/eclipses';
import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { nextQuarterAfter } from '@palm/astrology/next-quarter';
import { signAt } from '@palm/astrology/sign-at';
import {
  ASPECTS,
  type AspectId,
  BODIES,
  PLANET_IDS,
  SIGNS,
  type SignId,
} from '@palm/astrology/vocabulary';
import { SIGN_IN_AREA } from '../../../../../content/chat/placement-areas.ts';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import { signOf } from '../../../../facts/birth-chart.ts';
import { solarHouse } from '../../../../facts/sign-facts.ts';
import { degreeWords } from '../../../../facts/fact-words.ts';
import { bodyInText } from '../../../../facts/in-text.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { longitudeOf, nameOfPoint, natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { dateWordsAt, listWords, todayOf } from '../../../slots/calendar/date-words.ts';
import { eclipseLook } from '../../../slots/sky/eclipse-slots.ts';
import { ingressInto, lastIngressOf, nextIngressOf } from '../../../slots/sky/ingress.ts';
import { stationNote, stationsOf } from '../../../slots/sky/retrograde-slots.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { ASPECT_PLAIN } from '../../../slots/transits/contact-words.ts';
import { told } from '../look-up.ts';
import { SIGN_WORD, signsIn } from './chart-words.ts';
import type { WholeLookUp } from './whole-look-up.ts';

const planetIn = (text: string) =>
  PLANET_IDS.find((id) => new RegExp(String.raw`\b${id}\b`, 'u').test(text));

/** The part of life of a sign, counted in whole signs as magazines do. */
const matterFor = (sign: SignId, own: SignId): string =>
  HOUSE_MATTER_WORDS[solarHouse(sign, own)] ?? '';

/** "whens the next lunar eclipse and will it affect libras" */
const eclipseForSign: WholeLookUp = {
  family: 'eclipse',
  isAsked: ({ text }) =>
    /\beclipses?\b/u.test(text) &&
    signsIn(text).length === 1 &&
    /\b(?:affect\w*|hit\w*|mean\w*|for|impact\w*|bring\w*|do to)\b/u.test(text) &&
    !/\b(?:born|last|past|did|was|in (?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces))\b/u.test(
      text,
    ),
  tell: (context, { text }) => {
    const [own] = signsIn(text);
    const only = /\b(?:lunar|moon) eclipse/u.test(text)
      ? 'moon'
      : /\b(?:solar|sun) eclipse/u.test(text)
        ? 'sun'
        : null;
    const eclipse = eclipsesAfter(context.now, 4).find(({ of }) => only === null || of === only);
    if (own === undefined || eclipse === undefined) return null;
    const sign = signAt(context.sky.positionOf('moon', eclipse.at).longitudeDeg);
    return told(
      `The next${only === null ? '' : only === 'moon' ? ' lunar' : ' solar'} eclipse is on ${dateWordsAt(eclipse.at, context)}, a ${eclipseLook(eclipse.kind)} one in ${SIGNS[sign].name}. For ${SIGNS[own].name} that's the part of life about ${matterFor(sign, own)}: a subject may come to light there over half a year, and nothing has to happen that day.`,
      note(
        'eclipse',
        `${eclipse.kind} eclipse in ${SIGNS[sign].name}, ${dateWordsAt(eclipse.at, context)}`,
      ),
    );
  },
};

/** "which sign is the luckiest in 2027": by custom the one that Jupiter is in. */
const luckiestSign: WholeLookUp = {
  family: 'sign-traits',
  isAsked: ({ text }) =>
    /\b(?:which|what|whats|whos)\b.{0,24}\b(?:signs?|zodiacs?)\b.{0,20}\b(?:luck\w*|best year|good year|fortunate)\b|\bluckiest (?:zodiac )?signs?\b/u.test(
      text,
    ) && /\b(?:20[2-4]\d|next year|this year|right now|now)\b/u.test(text),
  tell: (context, { text }) => {
    const thisYear = Number(todayOf(context).slice(0, 4));
    const named = Number(/\b20[2-4]\d\b/u.exec(text)?.[0] ?? Number.NaN);
    const year = named > 0 ? named : /\bnext year\b/u.test(text) ? thisYear + 1 : thisYear;
    const from = year === thisYear ? context.now : Date.UTC(year, 0, 1);
    const first = signAt(context.sky.positionOf('jupiter', from).longitudeDeg);
    const next = nextIngressOf('jupiter', { ...context, now: from });
    if (next === null) return null;
    const isInYear = next.at < Date.UTC(year + 1, 0, 1);
    const rest = isInYear
      ? ` until ${dateWordsAt(next.at, context)}, then ${SIGNS[next.sign].name}`
      : ' all year';
    return told(
      `By custom the sign Jupiter is in: ${SIGNS[first].name}${rest}. It's read as room to grow, and nobody has found that it moves anyone's odds; all twelve win and lose alike.`,
      note('jupiter-sign', `Jupiter in ${SIGNS[first].name}${rest}`),
    );
  },
};

const INTO = new RegExp(
  String.raw`\b(?:go|goes|going|moves?|moving|enter\w*|shift\w*|heading|coming|switch\w*)\b (?:in |into |to )?${SIGN_WORD}\b`,
  'u',
);

/** "is it true saturn is going into aries" */
const planetIntoSign: WholeLookUp = {
  family: 'ingress',
  isAsked: ({ text }) =>
    planetIn(text) !== undefined &&
    signsIn(text).length === 1 &&
    INTO.test(text) &&
    /^(?:so |wait |hey |omg )?(?:is|does|did|has|will|isnt|when|true)\b|\bis it true\b/u.test(
      text,
    ) &&
    !/\b(?:my|i|house|retrograde|leave|leaving|born|natal|full|new|eclipse|good|bad|mean|he|she)\b/u.test(
      text,
    ),
  tell: (context, { text }) => {
    const planet = planetIn(text);
    const [sign] = signsIn(text);
    if (planet === undefined || sign === undefined || planet === 'moon') return null;
    const name = capitalised(bodyInText(planet));
    const now = signAt(context.sky.positionOf(planet, context.now).longitudeDeg);
    if (now === sign) {
      const [came, leaves] = [lastIngressOf(planet, context), nextIngressOf(planet, context)];
      if (came === null || leaves === null) return null;
      return told(
        `It's there already: ${bodyInText(planet)} has been in ${SIGNS[sign].name} since ${dateWordsAt(came.at, context)} and stays until ${dateWordsAt(leaves.at, context)}.`,
        note(`now-${planet}`, `${BODIES[planet].name} in ${SIGNS[sign].name}`),
      );
    }
    const next = nextIngressOf(planet, context);
    const comes = next?.sign === sign ? next : ingressInto(planet, sign, context);
    if (comes === null) {
      return told(
        `Not in the years I looked at: ${bodyInText(planet)} is in ${SIGNS[now].name} now.`,
        note(`now-${planet}`, `${BODIES[planet].name} in ${SIGNS[now].name}`),
      );
    }
    return told(
      `${name} moves into ${SIGNS[sign].name} on ${dateWordsAt(comes.at, context)}; now it's in ${SIGNS[now].name}.`,
      note(
        `ingress-${planet}`,
        `${BODIES[planet].name} enters ${SIGNS[sign].name} on ${dateWordsAt(comes.at, context)}`,
      ),
    );
  },
};

/** "when do the planets align" */
const planetsAlign: WholeLookUp = {
  family: 'sky-trivia',
  isAsked: ({ text }) =>
    /\bplanets?\b.{0,20}\b(?:align\w*|line up|lined up|parade)\b|\bplanet(?:ary)? (?:parade|alignment)\b/u.test(
      text,
    ) && !/\bmy\b/u.test(text),
  tell: () =>
    told(
      "They never stand in one straight line, because their paths are tilted. What the news calls an alignment or a parade is several planets on one side of the sky after sunset or before dawn, which happens every year or so. It's lovely to look at, and it does nothing to anyone.",
    ),
};

const GOOD: readonly AspectId[] = ['conjunction', 'trine', 'sextile'];
const REACH_DAYS = 540;
const EXACT_DEG = 0.6;

/** The next friendly contacts of Jupiter to Sun, Moon, Venus and the angles. */
function friendlyAhead({ chart, sky, now }: SlotContext) {
  if (chart === null) return [];
  const points = (['sun', 'moon', 'venus', 'ascendant', 'midheaven'] as const).flatMap((point) => {
    const isSure = chart.time === 'known' || point === 'sun' || point === 'venus';
    const longitude = isSure ? longitudeOf(chart, point) : null;
    return longitude === null || signOfPoint(chart, point) === null ? [] : [{ point, longitude }];
  });
  return points
    .flatMap(({ point, longitude }) =>
      GOOD.flatMap((aspect) => {
        for (let at = now; at < now + REACH_DAYS * DAY_MS; at += 2 * DAY_MS) {
          const apart = separationDeg(sky.positionOf('jupiter', at).longitudeDeg, longitude);
          if (Math.abs(apart - ASPECTS[aspect].angleDeg) < EXACT_DEG)
            return [{ point, aspect, at }];
        }
        return [];
      }),
    )
    .toSorted((a, b) => a.at - b.at);
}

/** "is there anything good coming in my chart" */
const goodAhead: WholeLookUp = {
  family: 'next-big-date',
  isAsked: ({ text }) =>
    (/\b(?:anything|something|any|what)\b.{0,16}\b(?:good(?! at)|nice|positive|lucky|great|better|exciting)\b.{0,24}\b(?:coming|ahead|soon|next|transits?|chart|stars|for me)\b/u.test(
      text,
    ) &&
      /\b(?:chart|stars|planets|transits?|astrolog\w*|sky|horoscope)\b/u.test(text)) ||
    /\b(?:next|any) good transits?\b/u.test(text),
  tell: (context) => {
    const { chart } = context;
    const found = friendlyAhead(context).slice(0, 2);
    if (chart === null || found.length === 0) return null;
    const lines = found.map(
      ({ point, aspect, at }) =>
        `Jupiter is ${ASPECT_PLAIN[aspect]} your ${nameOfPoint(point)} around ${dateWordsAt(at, context)}`,
    );
    return told(
      `Yes: ${listWords(lines)}. Jupiter is read for growth and for doors that open more easily, so that's a time to ask for something. It's a tail wind; you still have to steer.`,
      ...found.map(({ point, aspect, at }) =>
        note(
          `jupiter-${point}-${aspect}`,
          `Jupiter ${ASPECTS[aspect].name} natal ${nameOfPoint(point)}, ${dateWordsAt(at, context)}`,
        ),
      ),
      ...found.map(({ point }) => natalFact(chart, point)),
    );
  },
};

/** "are we in the mercury retrograde shadow": until the planet is back where it turned. */
const inShadow: WholeLookUp = {
  family: 'mercury-retrograde',
  isAsked: ({ text }) =>
    /\bshadow\b/u.test(text) &&
    /\b(?:retrograde|mercury|venus|mars|retro)\b/u.test(text) &&
    /\b(?:in it|are we|is it|still|over|ends?|when|now|until)\b/u.test(text),
  tell: (context, { text }) => {
    const { now, sky } = context;
    const planet = (['venus', 'mars'] as const).find((id) => text.includes(id)) ?? 'mercury';
    const stations = stationsOf(planet, context);
    const last = stations.findLast(({ at }) => at <= now);
    const next = stations.find(({ at }) => at > now);
    if (last === undefined || next === undefined) return null;
    const { name } = BODIES[planet];
    const what =
      'The shadow is the stretch of sky that a planet crosses three times, before, in and after a retrograde.';
    if (next.turns === 'direct') {
      return told(
        `${name} is in the retrograde itself, until ${dateWordsAt(next.at, context)}; the shadow after it follows. ${what}`,
        stationNote(next, context),
      );
    }
    const began = stations.findLast(({ at, turns }) => at < last.at && turns === 'retrograde');
    const end = began === undefined ? null : passes(planet, began.longitudeDeg, last.at, context);
    if (end !== null && end > now) {
      return told(
        `Yes, in the one after: ${name} turned forward on ${dateWordsAt(last.at, context)} and is back where it had turned on ${dateWordsAt(end, context)}. ${what} Nothing has to wait for it.`,
        stationNote(last, context),
      );
    }
    const turn = stations.find(({ at, turns }) => at > next.at && turns === 'direct');
    const start =
      turn === undefined ? null : passes(planet, turn.longitudeDeg, now - 60 * DAY_MS, context);
    const isBefore = start !== null && start <= now && start > last.at;
    const { longitudeDeg } = sky.positionOf(planet, now);
    return told(
      isBefore
        ? `Yes, in the one before: ${name} is at ${degreeWords(longitudeDeg)} and turns backward on ${dateWordsAt(next.at, context)}. ${what} Nothing has to wait for it.`
        : `No: the next retrograde begins on ${dateWordsAt(next.at, context)}${start === null || start < now ? '' : `, its shadow on ${dateWordsAt(start, context)}`}. ${what}`,
      stationNote(next, context),
    );
  },
};

/** When a planet that moves forward next passes a degree. */
function passes(
  planet: 'mercury' | 'venus' | 'mars',
  degree: number,
  from: Instant,
  { sky }: SlotContext,
): Instant | null {
  for (let at = from; at < from + 400 * DAY_MS; at += DAY_MS / 2) {
    const [one, two] = [at, at + DAY_MS / 2].map(
      (when) => normalizeDeg(sky.positionOf(planet, when).longitudeDeg - degree + 180) - 180,
    );
    if (one !== undefined && two !== undefined && one < 0 && two >= 0 && Math.abs(one) < 10)
      return at + DAY_MS / 2;
  }
  return null;
}

/** "next full moon in my sign" */
const lunationInSign: WholeLookUp = {
  family: 'full-moon-next',
  isAsked: ({ text }) =>
    /\b(?:full|new) moon\b/u.test(text) &&
    (/\bin my sign\b/u.test(text) ||
      new RegExp(String.raw`\bmoon in ${SIGN_WORD}\b`, 'u').test(text)) &&
    /\b(?:when|whens|next|date)\b/u.test(text),
  tell: (context, { text }) => {
    const sign = signsIn(text)[0] ?? signOf(context.person);
    if (sign === null) return null;
    const wanted = /\bnew moon\b/u.test(text) ? 'newMoon' : 'fullMoon';
    let next = nextQuarterAfter(context.now, context.sky.positionOf);
    const end = context.now + 800 * DAY_MS;
    const signThen = (): SignId => signAt(context.sky.positionOf('moon', next.at).longitudeDeg);
    while (next.at < end && (next.phase !== wanted || signThen() !== sign)) {
      next = nextQuarterAfter(next.at + DAY_MS, context.sky.positionOf);
    }
    if (next.at >= end) return null;
    const name = wanted === 'newMoon' ? 'new' : 'full';
    return told(
      `The next ${name} Moon in ${SIGNS[sign].name} is on ${dateWordsAt(next.at, context)}. Each sign has about one a year, ${wanted === 'newMoon' ? 'while the Sun is in that sign' : 'while the Sun is in the sign across from it'}.`,
      note(
        `${name}-moon`,
        `${name} Moon in ${SIGNS[sign].name} on ${dateWordsAt(next.at, context)}`,
      ),
    );
  },
};

/** "whats a good job for a gemini" */
const jobForSign: WholeLookUp = {
  family: 'career-direction',
  isAsked: ({ text }) =>
    /\b(?:jobs?|careers?|professions?|work)\b.{0,16}\b(?:for|as|suits?|of)\b/u.test(text) &&
    signsIn(text).length === 1 &&
    /\b(?:good|best|right|ideal|which|what|whats|perfect)\b/u.test(text) &&
    !/\b(?:boss|he|she|compatib\w*|day|moon|rising|venus|mars|midheaven)\b/u.test(text),
  tell: (_context, { text }) => {
    const [sign] = signsIn(text);
    return sign === undefined
      ? null
      : told(
          `By the book, ${SIGNS[sign].name} at work: ${SIGN_IN_AREA[sign].work} So look for a job with that in it; the title matters less. No sign picks a job, and all twelve do all of them.`,
        );
  },
};

export const SKY_ASKED: readonly WholeLookUp[] = [
  inShadow,
  lunationInSign,
  jobForSign,
  eclipseForSign,
  luckiestSign,
  planetIntoSign,
  planetsAlign,
  goodAhead,
];
