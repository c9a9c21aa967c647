import { signAt } from '@palm/astrology/sign-at';
import { SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { birthChartOf } from '../../../../facts/birth-chart.ts';
import { findHour, type TypedHour } from '../../../entities/times/find-hour.ts';
import { yearIn } from '../../../entities/times/year-in.ts';
import { natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import type { SlotContext } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { habitOf } from './chart-words.ts';
import type { WholeLookUp } from './whole-look-up.ts';

/** "if i was born c-section is my chart still valid" */
const medicalBirth: WholeLookUp = {
  family: 'why-birth-time',
  isAsked: ({ text }) =>
    /\b(?:c ?-?section|caesarean|cesarean|induced|premature(?:ly)?|preemie|forceps|ivf|test ?tube)\b/u.test(
      text,
    ) &&
    /\b(?:chart|valid|sign|zodiac|horoscope|birth time|count\w*|real|astrolog\w*|rising)\b/u.test(
      text,
    ) &&
    !/\b(?:best|good|which|what) (?:day|date|time)\b|\bscheduled?\b.*\bshould\b/u.test(text),
  tell: () =>
    told(
      "Yes, it's valid: a chart is drawn for the minute and place of the actual birth, however it came about. A planned or early birth has a chart like any other, and the date it was meant to be doesn't count.",
    ),
};

const BIRTHDAY = String.raw`(?:birth ?day|birth ?date|date of birth|dob|bday|birth (?:info|data|details))`;
const INVENTED = new RegExp(
  String.raw`\b(?:made[- ]up|make up|fake|invented|guess(?:ed)?|estimated?|assigned|approximate|not (?:my )?real|random|unknown)\b.{0,16}\b${BIRTHDAY}\b|\b${BIRTHDAY}\b.{0,24}\b(?:made[- ]up|fake|invented|a guess|guessed|estimated|assigned|not real|isnt real|unknown|a lie)\b|\b(?:dont|do not|never|no one|nobody) (?:even )?(?:know|knows|knew)\b.{0,24}\b(?:my (?:real |actual |exact )?${BIRTHDAY}|what day i was born|when i was born|the day i was born)\b`,
  'u',
);

/** "my papers have a made up birthday, is any of this even about me" */
const inventedBirthday: WholeLookUp = {
  family: 'birth-time-unknown',
  isAsked: ({ text }) =>
    INVENTED.test(text) &&
    /\b(?:charts?|astrolog\w*|signs?|zodiac|about me|horoscope|readings?|this|valid|adopt\w*|even)\b/u.test(
      text,
    ) &&
    !/\b(?:app|profile|he|she|his|her|change|entered|typed|put in|gave|told|used|lied)\b/u.test(
      text,
    ),
  tell: (_context, { text }) => {
    const isAdopted = /\b(?:adopt\w*|orphan\w*|foster\w*|papers|refugee|immigra\w*|war)\b/u.test(
      text,
    );
    return told(
      `${isAdopted ? "That's a real loss, to have the first date of your life written in by someone else. " : ''}Honestly: a chart for an invented date isn't about you, and I won't pretend that it is. The year, if it's about right, still gives the slow planets, Jupiter by year and Saturn, Uranus, Neptune and Pluto by several. For the rest you can go the other way round: tell me how you are, and take the signs that fit as words for it. Tarot and the palm need no date at all.`,
    );
  },
};

/** "how do i find my birth time, my birth certificate doesnt have it" */
const findBirthTime: WholeLookUp = {
  family: 'birth-time-unknown',
  isAsked: ({ text }) =>
    /\b(?:how|where|ways?|anyway|any way)\b.{0,30}\b(?:find|get|look up|figure|know|check|trace)\b.{0,20}\b(?:my |the |your |exact )*(?:birth ?time|time of (?:my )?birth|time i was born|hour of birth)\b|\bbirth certificate\b.{0,40}\b(?:doesnt|does not|no|without|isnt|not)\b.{0,20}\b(?:have|say|show|list|it|time|on it)\b/u.test(
      text,
    ),
  tell: () =>
    told(
      'Ask for the long-form birth certificate first: the short one often leaves the time out, and the state or county records office has the full copy. Then the hospital\'s records department, the baby book, the bracelet, birth announcements, and whoever was in the room. A rough answer helps too: tell me "morning" or "just after lunch" and I\'ll say which rising signs it can be.',
    ),
};

const CLOCKS = /\b\d{1,2}[:.]\d{2} ?(?:[ap]m)?\b|\b\d{1,2} ?[ap]m\b/gu;
/** "mom says 7 but dad says 9 pm": one half of the day for both. */
const SAID_HOURS =
  /\bsays? (?:at |its? )?(?<a>\d{1,2})\b.{0,30}\bsays? (?:at |its? )?(?<b>\d{1,2}) ?(?<half>[ap]m)\b/u;

function hoursIn(text: string): TypedHour[] {
  const { a, b, half } = SAID_HOURS.exec(text)?.groups ?? {};
  const typed = a === undefined ? (text.match(CLOCKS) ?? []) : [`${a} ${half}`, `${b} ${half}`];
  return typed.flatMap((hour) => findHour(hour) ?? []);
}

/** "my rising changed from virgo to libra when i put 6:05 instead of 5:50": both are computed. */
const twoHours: WholeLookUp = {
  family: 'birth-time-fix',
  isAsked: ({ text }) =>
    /\b(?:rising|ascendant|birth chart|my chart)\b/u.test(text) &&
    hoursIn(text).length === 2 &&
    /\b(?:or|instead|vs|versus|changed|changes|which|not|says?|difference)\b/u.test(text) &&
    !/\bbetween\b/u.test(text),
  tell: (context, { text }) => {
    const [first, second] = hoursIn(text);
    if (first === undefined || second === undefined) return null;
    const found = [first, second].map((hour) => risingAt(hour, context));
    const [a, b] = found;
    const test =
      'Which time is right is a question for paper: a certificate or hospital record to the minute beats memory, and times that end in 0 or 5 were often rounded.';
    if (a === null || b === null || a === undefined || b === undefined) {
      return told(
        `The rising sign moves through a sign in about two hours, so near a border a quarter of an hour changes it. ${test} Until then read both and see which first impression people tell you about.`,
      );
    }
    if (a === b) {
      return told(
        `By your date and place both times give ${SIGNS[a].name} rising, so here you needn't choose. If another site changes sign between them, it counts the time zone or daylight saving differently; an hour's error moves the rising point about half a sign. ${test} To test it, read ${SIGNS[a].name} and the sign after it and ask two people who met you late which they saw first.`,
      );
    }
    return told(
      `At ${first.words} it's ${SIGNS[a].name} rising, at ${second.words} ${SIGNS[b].name}: the border lies between the two. ${test} Until then test both: ${SIGNS[a].name} rising tends to ${habitOf('ascendant', a)}, ${SIGNS[b].name} to ${habitOf('ascendant', b)}. Ask two people who met you late what they saw first.`,
    );
  },
};

function risingAt({ iso }: TypedHour, { person }: SlotContext): SignId | null {
  const { birth } = person;
  if (birth?.zone === undefined) return null;
  return signOfPoint(birthChartOf({ ...person, birth: { ...birth, time: iso } }), 'ascendant');
}

/** "born 11:58 pm, does it count as the next day" */
const nearMidnight: WholeLookUp = {
  family: 'birth-time-fix',
  isAsked: ({ text }) =>
    /\bborn\b/u.test(text) &&
    (/\b(?:11[:.][3-5]\d ?pm|23[:.][3-5]\d|12[:.][0-3]\d ?am|0{1,2}[:.][0-3]\d)\b/u.test(text) ||
      /\b(?:midnight|min(?:ute)?s? (?:before|after|to|past) (?:midnight|12))\b/u.test(text)) &&
    /\b(?:which|what|next|other|wrong|right|count\w*|use|enter|put)\b.{0,20}\b(?:day|date|birthday)\b|\b(?:day|date)\b.{0,20}\b(?:count\w*|use|enter|put|is it|next)\b/u.test(
      text,
    ),
  tell: ({ chart }, { text }) => {
    const isBefore = /\b(?:11[:.]\d{2} ?pm|23[:.]\d{2}|(?:before|to) (?:midnight|12))\b/u.test(
      text,
    );
    const moon = signOfPoint(chart, 'moon');
    const own =
      chart?.time === 'known' && moon !== null
        ? ` With what's in your profile your Moon is in ${SIGNS[moon].name}.`
        : '';
    return told(
      `${isBefore ? 'The day that was ending' : 'The day that had just begun'}: use the date and the time exactly as the clock and calendar there showed them. ${isBefore ? 'Before midnight is still the old date' : 'From midnight on it is the new date'}, and I do the rest. A few minutes hardly move the planets; what would go wrong is the wrong date with the right time, a whole day, and that can change the Moon's sign.${own}`,
      ...(chart?.time === 'known' ? [natalFact(chart, 'moon')] : []),
    );
  },
};

const HOUR_MS = 3_600_000;
/** The zones of the Earth, in hours from Greenwich. */
const [FIRST_ZONE, LAST_ZONE] = [-12, 14];

/** "born 11:58 pm on 20 april 1990, aries or taurus" without a place: the hour may settle it wherever it was. */
const borderHour: WholeLookUp = {
  family: 'sun-sign',
  isAsked: ({ text, entities: { date } }) =>
    date?.isBirth === true &&
    findHour(text) !== null &&
    yearIn(date.words) !== null &&
    /\bor\b|\bcusp\b|\bwhat sign\b|\bam i\b|\bwhich sign\b|\bsun sign\b/u.test(text) &&
    !/\b(?:rising|ascendant|moon|chart|houses?|he|she|his|her|compatib\w*)\b/u.test(text),
  tell: ({ entities: { date }, sky, chart, person }, { text }) => {
    const hour = findHour(text);
    const isTyped = chart?.time === 'known' && person.birth?.date === date?.iso;
    if (hour === null || date === undefined || isTyped) return null;
    const local = Date.parse(`${date.iso}T${hour.iso}:00Z`);
    const signs = new Set(
      [LAST_ZONE, FIRST_ZONE].map((zone) =>
        signAt(sky.positionOf('sun', local - zone * HOUR_MS).longitudeDeg),
      ),
    );
    const [only, other] = [...signs];
    if (only === undefined) return null;
    return other === undefined
      ? told(
          `${SIGNS[only].name}: at ${hour.words} on ${date.words} the Sun was in ${SIGNS[only].name} wherever on Earth you were born. There are no two-sign people; the Sun is in one or the other.`,
        )
      : told(
          `${SIGNS[only].name} or ${SIGNS[other].name}: at ${hour.words} on ${date.words} it depends on the time zone. Tell me the place and I can settle it.`,
        );
  },
};

export const BIRTH_DOUBTS: readonly WholeLookUp[] = [
  medicalBirth,
  inventedBirthday,
  findBirthTime,
  twoHours,
  nearMidnight,
  borderHour,
];
