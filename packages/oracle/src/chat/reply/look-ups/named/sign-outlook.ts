import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { signAt } from '@palm/astrology/sign-at';
import { skyEvents } from '@palm/astrology/sky-events';
import { BODIES, type PlanetId, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { AREA_TIPS, HOUSE_TIMES } from '../../../../../content/chat/named/outlook-lines.ts';
import { MONTHS } from '../../../../text/calendar-names.ts';
import { monthIn } from '../../../entities/times/calendar-day.ts';
import { dateWordsAt, todayOf, weekdayWords } from '../../../slots/calendar/date-words.ts';
import { localTimeAt } from '../../../slots/calendar/local-time.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';
import { ownSignsIn } from './own-sign.ts';
import { signsIn } from '../whole/chart-words.ts';
import { houseFrom, matterFrom } from './sign-houses.ts';

type Area = keyof typeof AREA_TIPS;

interface Span {
  readonly from: Instant;
  readonly to: Instant;
  readonly words: string;
}

const COUNT: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

/** The stretch that is asked about, in weeks and months. */
function spanIn(text: string, context: SlotContext): Span | null {
  const { now } = context;
  const [year = 0, month = 0] = todayOf(context).split('-').map(Number);
  const next = /\bnext (?<count>\d|two|three|four|five|six) months\b/u.exec(text)?.groups?.[
    'count'
  ];
  if (next !== undefined) {
    const count = COUNT[next] ?? Number(next);
    return { from: now, to: now + count * 30.4 * DAY_MS, words: `the next ${next} months` };
  }
  const named = monthIn(text);
  const monthOf = (of: number, at: number): Span => ({
    from: Math.max(now, Date.UTC(of, at - 1, 1)),
    to: Date.UTC(of, at, 1),
    words: of === year ? (MONTHS[at - 1] ?? '') : `${MONTHS[at - 1] ?? ''} ${of}`,
  });
  if (named !== null) return monthOf(named < month ? year + 1 : year, named);
  if (/\bthis month\b|\ba good month\b/u.test(text)) return monthOf(year, month);
  if (/\bnext month\b/u.test(text)) {
    return month === 12 ? monthOf(year + 1, 1) : monthOf(year, month + 1);
  }
  return null;
}

const areaIn = (text: string): Area[] => {
  const found = (['love', 'work', 'money'] as const).filter((area) => AREA_WORDS[area].test(text));
  return found.length === 0 ? ['any'] : found;
};
const AREA_WORDS = {
  love: /\b(?:love|relationships?|dating|romance|romantic|partner|single)\b/u,
  work: /\b(?:work|career|job|business|professional\w*)\b/u,
  money: /\b(?:money|financ\w*|income|cash)\b/u,
} as const;

const HOUSES: Readonly<Record<Area, readonly number[]>> = {
  love: [5, 7, 8, 1],
  work: [10, 6, 2],
  money: [2, 8, 10],
  any: [1, 10, 7, 4],
};

interface Stay {
  readonly planet: PlanetId;
  readonly sign: SignId;
  readonly from: Instant;
  readonly to: Instant;
}

/** The stays of Sun, Venus and Mars in signs within a span, in the order of time. */
function staysIn({ from, to }: Span, { sky }: SlotContext): Stay[] {
  return (['venus', 'mars', 'sun'] as const).flatMap((planet) => {
    const changes = skyEvents({ from, to }, [planet], sky.positionOf).filter(
      ({ kind }) => kind === 'ingress',
    );
    const edges = [from, ...changes.map(({ at }) => at), to];
    return edges.slice(0, -1).map((start, at) => ({
      planet,
      sign: signAt(sky.positionOf(planet, start + DAY_MS / 2).longitudeDeg),
      from: start,
      to: edges[at + 1] ?? to,
    }));
  });
}

/** The stay that says most about a part of life. */
function bestStay(stays: readonly Stay[], own: SignId, area: Area): Stay | undefined {
  const rank = ({ planet, sign, from, to }: Stay): number => {
    const place = HOUSES[area].indexOf(houseFrom(own, sign));
    const isLong = to - from > 4 * DAY_MS;
    return (place === -1 ? 9 : place) + (planet === 'sun' ? 0.5 : 0) + (isLong ? 0 : 5);
  };
  return stays.toSorted((a, b) => rank(a) - rank(b))[0];
}

function stayLine(stay: Stay, own: SignId, span: Span, context: SlotContext): string {
  const { planet, sign, from, to } = stay;
  const begins = from > span.from ? ` from ${dateWordsAt(from, context)}` : '';
  const ends = to < span.to ? ` until ${dateWordsAt(to, context)}` : '';
  const when = begins === '' && ends === '' ? ' all the while' : `${begins}${ends}`;
  const name = planet === 'sun' ? 'the Sun' : BODIES[planet].name;
  return `${name} is in ${SIGNS[sign].name}${when}, for you the part of life about ${matterFrom(own, sign)}: ${HOUSE_TIMES[planet === 'sun' ? 'sun' : planet === 'venus' ? 'venus' : 'mars']}.`;
}

const OUTLOOK =
  /\b(?:horoscope|in store|look(?:s|ing)? like|forecast|outlook|good (?:month|time|week)|what(?:s| is| does)|how(?:s| is| will)|reading|expect|hold|look out|watch)\b/u;
const NO_OUTLOOK =
  /\b(?:moon|season|rising sign|compatib\w*|match|with an?|venus|mars|mercury|saturn|jupiter|pluto|eclipse|born|retrograde|day|he|she|his|her|and an?)\b/u;

const signAsked = (text: string): SignId | null => {
  const named = signsIn(text);
  return named.length === 1 ? (named[0] ?? null) : (ownSignsIn(text)[0] ?? null);
};

/** "whats in store for sagittarius in the next 3 months career wise", "pisces horoscope for october, love and money" */
const monthForSign: WholeLookUp = {
  family: 'horoscope-sign',
  isAsked: ({ text }) =>
    signAsked(text) !== null &&
    signsIn(text).length === 1 &&
    OUTLOOK.test(text) &&
    !NO_OUTLOOK.test(text) &&
    /\b(?:months?|january|february|march|april|may|june|july|august|september|october|november|december)\b/u.test(
      text,
    ),
  tell: (context, { text }) => {
    const own = signAsked(text);
    const span = spanIn(text, context);
    if (own === null || span === null) return null;
    const stays = staysIn(span, context);
    const areas = areaIn(text);
    const used: Stay[] = [];
    const parts = areas.flatMap((area) => {
      const stay = bestStay(
        stays.filter((one) => !used.includes(one)),
        own,
        area,
      );
      if (stay === undefined) return [];
      used.push(stay);
      const name = area === 'any' ? '' : `${AREA_LABELS[area]}: `;
      return [`${name}${stayLine(stay, own, span, context)} ${AREA_TIPS[area]}`];
    });
    const isGood = /\b(?:is (?:this|it|next|that) (?:a )?good|good month)\b/u.test(text);
    return told(
      `${isGood ? 'Good enough to try: no month is bad by itself. ' : ''}${SIGNS[own].name}, ${span.words}, by the Sun sign. ${parts.join(' ')} It's a tone shared by a twelfth of the world, so use what fits.`,
      note('sign-outlook', `${SIGNS[own].name}, counted in whole signs, ${span.words}`),
    );
  },
};

const AREA_LABELS = { love: 'In love', work: 'At work', money: 'With money' } as const;

const WEEK = /\bthis week\b|\bweekly\b|\bnext week\b/u;

/** "what should libras look out for this week": where the Moon is with the sign, and where across from it. */
const weekForSign: WholeLookUp = {
  family: 'horoscope-sign',
  isAsked: ({ text }) =>
    WEEK.test(text) &&
    signsIn(text).length === 1 &&
    OUTLOOK.test(text) &&
    !NO_OUTLOOK.test(text) &&
    /\b(?:look out|watch|beware|expect|in store)\b/u.test(text),
  tell: (context, { text }) => {
    const [own] = signsIn(text);
    if (own === undefined) return null;
    const from = /\bnext week\b/u.test(text) ? context.now + 7 * DAY_MS : context.now;
    const span = { from, to: from + 7 * DAY_MS, words: 'this week' };
    const moon = moonStays(span, context);
    const across = moon.find(({ sign }) => [7, 4, 10].includes(houseFrom(own, sign)));
    const easy = moon.find(({ sign }) => [1, 5, 9, 11, 3].includes(houseFrom(own, sign)));
    const mars = signAt(context.sky.positionOf('mars', from).longitudeDeg);
    const days = (stay: Stay): string => {
      const [first, last] = [stay.from, stay.to - DAY_MS / 4].map((at) =>
        weekdayWords(localTimeAt(at, context.zone).date),
      );
      return first === last ? `${first}` : `${first} to ${last}`;
    };
    const lines = [
      across === undefined
        ? ''
        : `Look out on ${days(across)}: the Moon is in ${SIGNS[across.sign].name}, in a tense place for your sign, so patience is short about ${matterFrom(own, across.sign)}. Answer slowly then.`,
      easy === undefined
        ? ''
        : `Easiest on ${days(easy)}, with the Moon in ${SIGNS[easy.sign].name}: put there what needs goodwill, above all ${matterFrom(own, easy.sign)}.`,
      `Mars is in ${SIGNS[mars].name}, so the drive goes to ${matterFrom(own, mars)}, and so do the sharp words.`,
    ];
    return told(
      `For ${SIGNS[own].name}: ${lines.filter(Boolean).join(' ')} By the Sun sign, so it's a tone and no schedule.`,
      note('sign-week', `Moon and Mars by sign, counted from ${SIGNS[own].name}`),
    );
  },
};

/** The stays of the Moon in signs within a span. */
function moonStays({ from, to }: Span, { sky }: SlotContext): Stay[] {
  const changes = skyEvents({ from, to }, ['moon'], sky.positionOf).filter(
    ({ kind }) => kind === 'ingress',
  );
  const edges = [from, ...changes.map(({ at }) => at), to];
  return edges.slice(0, -1).map((start, at) => ({
    planet: 'moon' as const,
    sign: signAt(sky.positionOf('moon', start + DAY_MS / 24).longitudeDeg),
    from: start,
    to: edges[at + 1] ?? to,
  }));
}

/** "what says the sky for today for a libra with ascendant scorpio? short pls" */
const todayForTwo: WholeLookUp = {
  family: 'horoscope-sign',
  isAsked: ({ text }) =>
    /\b(?:today|tonight)\b/u.test(text) &&
    signsIn(text).length === 2 &&
    /\b(?:ascendant|rising|asc)\b/u.test(text) &&
    /\b(?:sky|horoscope|day|says?|stars|reading|in store|forecast)\b/u.test(text) &&
    !/\b(?:he|she|compatib\w*|match|moon)\b/u.test(text),
  tell: ({ sky, now }, { text }) => {
    const [first, second] = signsIn(text);
    const rising = new RegExp(
      String.raw`\b(?:ascendant|asc|rising)(?: in| is)? (?<sign>\w+)|\b(?<before>\w+) (?:rising|ascendant)\b`,
      'u',
    ).exec(text)?.groups;
    if (first === undefined || second === undefined) return null;
    const risingSign = [rising?.['sign'], rising?.['before']].includes(first) ? first : second;
    const sun = risingSign === first ? second : first;
    const moon = signAt(sky.positionOf('moon', now).longitudeDeg);
    return told(
      `The Moon is in ${SIGNS[moon].name} today. For ${SIGNS[risingSign].name} rising that's ${matterFrom(risingSign, moon)}, for a ${SIGNS[sun].name} Sun ${matterFrom(sun, moon)}. So do one small thing for each, and let the rest be an ordinary day.`,
      note('moon-now', `Moon in ${SIGNS[moon].name}`),
    );
  },
};

export const SIGN_OUTLOOKS: readonly WholeLookUp[] = [todayForTwo, weekForSign, monthForSign];
