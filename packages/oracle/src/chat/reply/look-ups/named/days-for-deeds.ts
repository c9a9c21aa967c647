import { moonPhaseAt } from '@palm/astrology/moon-phase';
import { signAt } from '@palm/astrology/sign-at';
import { type Element, MOON_PHASES, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { signOf } from '../../../../facts/birth-chart.ts';
import { MONTHS, WEEKDAYS } from '../../../../text/calendar-names.ts';
import { monthIn } from '../../../entities/times/calendar-day.ts';
import { dayWords, todayOf } from '../../../slots/calendar/date-words.ts';
import { addDays, spanOfDay, weekdayOf } from '../../../slots/calendar/local-time.ts';
import { goodReason } from '../../../slots/days/day-slots.ts';
import { bestDays, type JudgedDay, judge } from '../../../slots/days/find-days.ts';
import { isHoliday } from '../../../slots/days/holidays.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { signsIn } from '../whole/chart-words.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const WEEKDAY = new RegExp(String.raw`\b(?<day>${WEEKDAYS.join('|').toLowerCase()})\b`, 'u');
const SIGNING = /\b(?:sign\w*|contracts?|lease|mortgage|papers|deed)\b/u;
const READ_IT =
  'Read every page the evening before, and ask about the line you skipped; that matters more than the day.';

const dayFrom = (name: string, today: string): string => {
  const wanted = WEEKDAYS.findIndex((day) => day.toLowerCase() === name);
  return addDays(today, (wanted - weekdayOf(today) + 7) % 7);
};

const VERDICTS = {
  good: 'good',
  neutral: 'fine, neither way',
  awkward: 'a bit bumpy, and no obstacle',
} as const;

const reasonOf = (day: JudgedDay, context: SlotContext): string =>
  (day.part === null || day.verdict !== 'good' ? null : goodReason(day.part, context)) ??
  'Nothing in the sky of that day speaks against it.';

const noteOf = ({ iso, score }: JudgedDay) =>
  note(`day-${iso}`, `${dayWords(iso)}: contacts to your chart add up to ${score.toFixed(1)}`);

/** "is thursday good for signing lease, dob 19 march 1987": the birth that is typed is no day to choose. */
const weekdayToSign: WholeLookUp = {
  family: 'which-day',
  isAsked: ({ text, entities: { date, date_b: second } }) =>
    SIGNING.test(text) &&
    WEEKDAY.test(text) &&
    [date, second].some((day) => day?.isBirth === true) &&
    !/\bor\b|\bborn on a\b/u.test(text),
  tell: (context, { text }) => {
    const name = WEEKDAY.exec(text)?.groups?.['day'];
    if (name === undefined) return null;
    const iso = dayFrom(name, todayOf(context));
    const day = judge(iso, context);
    if (day === null) return null;
    return told(
      `${dayWords(iso)} is ${VERDICTS[day.verdict]} for it. ${reasonOf(day, context)} ${READ_IT}`,
      noteOf(day),
    );
  },
};

/** "which day next week is best for signing a contract? virgo, 3 september 1971" */
const nextWeekToSign: WholeLookUp = {
  family: 'which-day',
  isAsked: ({ text, entities: { date } }) =>
    SIGNING.test(text) &&
    /\b(?:which|what|best|good) days?\b/u.test(text) &&
    /\b(?:this|next) week\b/u.test(text) &&
    date?.isBirth === true,
  tell: (context, { text }) => {
    const today = todayOf(context);
    const monday = /\bnext week\b/u.test(text)
      ? addDays(today, (8 - weekdayOf(today)) % 7 || 7)
      : today;
    const judged = Array.from({ length: 5 }, (_, days) => addDays(monday, days))
      .filter((iso) => weekdayOf(iso) % 6 !== 0 && !isHoliday(iso, context.zone))
      .flatMap((iso) => judge(iso, context) ?? []);
    const [best] = judged.toSorted((a, b) => b.score - a.score);
    if (best === undefined) return null;
    return told(
      `${dayWords(best.iso)}. ${reasonOf(best, context)} It's a light lean. ${READ_IT}`,
      noteOf(best),
    );
  },
};

const BUSINESS =
  /\b(?:open\w*|launch\w*|start\w*)\b.{0,20}\b(?:salon|shop|store|business|restaurant|caf[eé]|studio|bakery|bar|clinic|practice|boutique|gym)\b/u;

/** "whats a good day in october to open my nail salon" */
const openingDay: WholeLookUp = {
  family: 'start-business',
  isAsked: ({ text }) =>
    BUSINESS.test(text) &&
    /\b(?:which|what|whats|good|best|lucky) (?:a )?(?:good |best |lucky )?(?:day|date|days|dates)\b|\bgood day\b/u.test(
      text,
    ) &&
    // Whether a named day is good is told of that day.
    !/\b(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/u.test(text),
  tell: (context, { text }) => {
    const [year = 0, month = 0] = todayOf(context).split('-').map(Number);
    const named = monthIn(text);
    const of = named !== null && named < month ? year + 1 : year;
    const entities =
      named === null ? context.entities : { month: `${of}-${String(named).padStart(2, '0')}` };
    const [best, second] = bestDays({ ...context, entities, purpose: 'starting' }, 2);
    if (best === undefined) return null;
    const other = second === undefined ? '' : ` Or ${dayWords(second.date)}, ${second.words}.`;
    const inYear = best.date.startsWith(String(year)) ? '' : `, ${best.date.slice(0, 4)}`;
    const monthName = named === null ? '' : ` in ${MONTHS[named - 1] ?? ''}`;
    return told(
      `${dayWords(best.date)}${inYear}, ${best.words}. ${goodReason(best, context) ?? ''}${other} Those have the friendlier contacts to your chart${monthName}; take the one on which your first customers are free, and have a quiet trial day before it with three friends. Good luck with it!`,
      note(
        `day-${best.date}`,
        `${dayWords(best.date)}: contacts add up to ${best.score.toFixed(1)}`,
      ),
    );
  },
};

/** What helps on such a day, whatever the sky does. */
const EVENT_TIPS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:thesis|dissertation|viva|defen[cs]e|phd|jury)\b/u,
    'What helps more: say your three main points aloud once the evening before, and have an answer ready for the question you fear.',
  ],
  [
    /\b(?:driving|road) (?:test|exam)\b/u,
    'What helps more: drive the hour before it with your instructor, and talk aloud as you go.',
  ],
  [
    /\b(?:exams?|finals?|tests?|quiz)\b/u,
    'What helps more: one easy page the evening before, then sleep, and read every question twice.',
  ],
  [
    /\b(?:interview|audition)\b/u,
    'What helps more: two stories of what you did well, told aloud once, and one question for them.',
  ],
  [
    /\b(?:presentation|speech|talk|pitch|gig|concert|stand ?up|show|recital|reading)\b/u,
    'What helps more: know the first two sentences and the last one by heart; the middle finds itself.',
  ],
  [/\b(?:first day|new job)\b/u, 'What helps more: arrive ten minutes early and learn two names.'],
];
const eventTipIn = (text: string): string | undefined =>
  EVENT_TIPS.find(([words]) => words.test(text))?.[1];

/** "could you look what i have for the 5th of next month, its my thesis defence": the day, and what helps. */
const dayOfEvent: WholeLookUp = {
  family: 'which-day',
  isAsked: ({ text, entities: { date, date_b: second } }) =>
    date?.isBirth === false &&
    second === undefined &&
    eventTipIn(text) !== undefined &&
    /\b(?:look|check|see|what (?:do|have|does)|what i have|how (?:is|does|are|will|about)|hows|stars|sky|chart|good|lucky|luck|energy|favou?rable)\b/u.test(
      text,
    ) &&
    !/\b(?:results?|pass(?:ed)?|fail\w*|retrograde|moon|eclipse|blood|medical|pregnancy|covid|dna|postpone|move it|he|she|his|her|which day|what day|card|tarot)\b/u.test(
      text,
    ),
  tell: (context, { text, entities: { date } }) => {
    const tip = eventTipIn(text);
    const day = date === undefined ? null : judge(date.iso, context);
    if (day === null || tip === undefined) return null;
    return told(
      `${dayWords(day.iso)} is ${VERDICTS[day.verdict]}. ${day.verdict === 'awkward' ? 'By the books that asks for ten spare minutes and nothing else.' : reasonOf(day, context)} No day decides the outcome, good or bad. ${tip}`,
      noteOf(day),
    );
  },
};

const HAIR = /\b(?:hair ?cut\w*|cut(?:ting)? (?:my |your |the )?hair|hair\b.{0,12}\bcut)\b/u;

/** "is today good for haircut", "is it true u cant cut hair on the waning moon" */
const hairAndMoon: WholeLookUp = {
  family: 'haircut-looks',
  isAsked: ({ text }) =>
    HAIR.test(text) &&
    (/\b(?:waning|waxing|full moon|new moon|moon)\b/u.test(text) ||
      /\b(?:is|will) (?:today|tomorrow|it|tonight)\b.{0,24}\b(?:good|ok|okay|fine|lucky|bad|right)\b/u.test(
        text,
      )) &&
    !/\b(?:regret\w*|hate|ruined|died|chemo|his|her|dog|best day|when should|which day)\b/u.test(
      text,
    ),
  tell: (context, { text }) => {
    const day = /\btomorrow\b/u.test(text) ? 1 : 0;
    const at = context.now + day * 86_400_000;
    const { phase } = moonPhaseAt(at);
    const name = MOON_PHASES[phase].name.toLowerCase();
    const isGrowing = /wax|first/u.test(name);
    const custom = isGrowing
      ? 'cut while the Moon grows, it says, and the hair grows back faster; good if you want length, less so if the shape should hold'
      : 'cut while the Moon shrinks, it says, and the shape holds longer; good for a bob or a fade, less so if you want length';
    const isRule = /\b(?:true|cant|cannot|shouldnt|not allowed|supposed|allowed|bad luck)\b/u.test(
      text,
    );
    const opening = isRule
      ? 'No, you can cut it whenever you like. The old calendars only say that hair cut under a waning Moon grows back more slowly and under a waxing one faster; nobody has ever measured it.'
      : `Yes, ${day === 1 ? 'tomorrow' : 'today'} is as good as any. The Moon is a ${name}: ${custom}. Nobody has ever measured it.`;
    const now = isRule
      ? ` Right now it's a ${name}.`.replace('a full moon', 'full').replace('a new moon', 'new')
      : '';
    return told(
      `${opening.replace('a full moon', 'full').replace('a new moon', 'new')}${now} A rested hairdresser and two photos do more.`,
      note('moon-phase', `Moon: ${name}`),
    );
  },
};

const moonSignOn = (iso: string, { sky, zone }: SlotContext): SignId => {
  const { from, to } = spanOfDay(iso, zone);
  return signAt(sky.positionOf('moon', (from + to) / 2).longitudeDeg);
};

const MOON_DAYS = {
  fire: 'quick, warm and a bit loud: go out, move, say yes to something',
  earth: 'slow and practical: cook, tidy, sleep in, finish one thing',
  air: 'talkative: see people, call somebody, read',
  water: 'soft and a little moody: water, music, few people',
} as const satisfies Record<Element, string>;

/** "whats the energy for this weekend" */
const weekendMood: WholeLookUp = {
  family: 'this-week',
  isAsked: ({ text }) =>
    /\bweekend\b/u.test(text) &&
    /\b(?:energy|vibes?|mood|forecast|look(?:s|ing)? like|in store|bring|astrolog\w*)\b/u.test(
      text,
    ) &&
    !/\b(?:he|she|date|wedding|trip|his|her|last|visit\w*|move|moving)\b/u.test(text),
  tell: (context, { text }) => {
    const today = todayOf(context);
    const saturday = addDays(
      today,
      ((6 - weekdayOf(today) + 7) % 7) + (/\bnext weekend\b/u.test(text) ? 7 : 0),
    );
    const days = [saturday, addDays(saturday, 1)];
    const [first, second] = days.map((iso) => moonSignOn(iso, context));
    if (first === undefined || second === undefined) return null;
    const judged = days.flatMap((iso) => judge(iso, context) ?? []);
    const [best] = judged.toSorted((a, b) => b.score - a.score);
    const moon =
      first === second
        ? `The Moon is in ${SIGNS[first].name} on both days, so the mood is ${MOON_DAYS[SIGNS[first].element]}.`
        : `On Saturday the Moon is in ${SIGNS[first].name}: ${MOON_DAYS[SIGNS[first].element]}. On Sunday it's in ${SIGNS[second].name}: ${MOON_DAYS[SIGNS[second].element]}.`;
    const own =
      best === undefined || best.verdict !== 'good'
        ? ''
        : ` For you ${dayWords(best.iso)} is the friendlier of the two. ${reasonOf(best, context)}`;
    return told(
      `${moon}${own} Use it for one thing you look forward to, and put the duties before or after it.`,
      note(
        'weekend',
        `Moon in ${SIGNS[first].name} on Saturday and ${SIGNS[second].name} on Sunday at noon`,
      ),
      ...(best === undefined ? [] : [noteOf(best)]),
    );
  },
};

const COLORS = {
  fire: ['deep red or gold', 'warm'],
  earth: ['forest green, navy or brown', 'calm'],
  air: ['light blue or pale yellow', 'clear'],
  water: ['deep blue or silver gray', 'steady'],
} as const satisfies Record<Element, readonly [string, string]>;

/** "what is my lucky colour for interview tomorrow, i am virgo" */
const colorForDay: WholeLookUp = {
  family: 'sun-sign',
  isAsked: ({ text }) =>
    /\bcolou?rs?\b/u.test(text) &&
    /\b(?:lucky|wear|luck|power|best|good)\b/u.test(text) &&
    /\b(?:interview|exam|date|meeting|test|presentation|today|tomorrow)\b/u.test(text) &&
    /\b(?:my|me|i)\b/u.test(text) &&
    !/\b(?:walls?|paint|car|hair|his|her)\b/u.test(text),
  tell: ({ person }, { text }) => {
    const sign = signsIn(text)[0] ?? signOf(person);
    if (sign === null) return null;
    const [colors, word] = COLORS[SIGNS[sign].element];
    const event = /\b(?:interview|exam|date|meeting|test|presentation)\b/u.exec(text)?.[0];
    const tip =
      event === 'interview'
        ? ' Your word for the interview: "for example". It turns every claim into a story they remember. Good luck!'
        : event === undefined
          ? ''
          : ` One word to take along: ${word}. Good luck with the ${event}!`;
    return told(
      `${colors.charAt(0).toUpperCase()}${colors.slice(1)}: by custom the colors of ${SIGNS[sign].name} and the other ${SIGNS[sign].element} signs. A scarf or socks will do. Color brings no luck; feeling well in what you wear does a little.${tip}`,
    );
  },
};

export const DAYS_FOR_DEEDS: readonly WholeLookUp[] = [
  dayOfEvent,
  weekdayToSign,
  nextWeekToSign,
  openingDay,
  hairAndMoon,
  weekendMood,
  colorForDay,
];
