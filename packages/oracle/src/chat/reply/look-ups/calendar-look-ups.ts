import { DAY_MS } from '@palm/astrology/instant';
import { MONTHS } from '../../../text/calendar-names.ts';
import {
  dateWords,
  dayWords,
  hourWords,
  todayOf,
  weekdayWords,
} from '../../slots/calendar/date-words.ts';
import { daysBetween, localTimeAt } from '../../slots/calendar/local-time.ts';
import { nextFull, nextNew } from '../../slots/sky/moon-slots.ts';
import { note, type SlotContext } from '../../slots/slot.ts';
import { type LookUp, told } from './look-up.ts';

const clock = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hourWords(hour, minute);
};

const fullDate = (iso: string): string =>
  `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`;

/** "what time was i born", "what birth time do you have for me" */
const birthTime: LookUp = {
  family: 'change-birth',
  isAsked: ({ plain }) =>
    (/\bwhat (?:is |was )?(?:time|hour) (?:was i|i was|am i) born\b|\b(?:what|which|do you have|do you know|show me)\b.{0,20}\bmy (?:exact )?birth (?:time|hour|date|details|data|info)\b|\b(?:birth time|birth date|birth details|time|hour) (?:do|did|are) you (?:have|use|using)\b.{0,20}\b(?:me|my|birth)\b|\b(?:birth time|birth date|birth details) (?:do|did|are) you (?:have|use|using)\b/u.test(
      plain,
    ) ||
      /\bbirth (?:time|hour|date|details)\b.*\b(?:in|on) my profile\b/u.test(plain)) &&
    !/\b(?:change|wrong|edit|fix|correct|unknown|find|forgot|do not know|without)\b/u.test(plain),
  tell: ({ person: { birth } }) => {
    if (birth === undefined) {
      return told(
        'I have no birth date for you. Put it in under Profile, Edit Profile, and ask again.',
      );
    }
    const day = fullDate(birth.date);
    return birth.time === undefined
      ? told(
          `Your profile has ${day} and no birth time. Without it there's no rising sign and there are no houses. A birth certificate often has the hour; add it under Profile, Edit Profile.`,
        )
      : told(
          `Your profile says ${day}, ${clock(birth.time)}, by the clock of the place where you were born. You can change it under Profile, Edit Profile.`,
        );
  },
};

/** "what weekday was i born", "what day of the week is 14 march 2027" */
const weekday: LookUp = {
  family: 'plan-date',
  isAsked: ({ plain, entities }) =>
    (/\b(?:what|which) (?:day of the week|weekday|week day)\b|\bday of the week\b/u.test(plain) &&
      (entities.date !== undefined || /\bi (?:was )?born\b|\bwas i born\b/u.test(plain))) ||
    (/^(?:\w+ ){0,2}what day (?:is|was|will be|does|did) .*\d/u.test(plain) &&
      entities.date !== undefined &&
      !/\b(?:good|best|better|lucky|full|new moon)\b/u.test(plain)) ||
    /\bwhat day was i born\b/u.test(plain) ||
    /\b(?:what|which) day (?:is|will|does|of the week is) (?:\w+ )?(?:christmas|easter|halloween|thanksgiving|valentine'?s?|new year'?s?|mother'?s day|father'?s day)\b/u.test(
      plain,
    ),
  tell: (context) => {
    const { entities, person } = context;
    const iso = entities.date?.iso ?? person.birth?.date;
    if (iso === undefined) return null;
    const verb = iso < todayOf(context) ? 'was' : 'is';
    return told(`${fullDate(iso)} ${verb} a ${weekdayWords(iso)}.`);
  },
};

/** "what's today's date" */
const today: LookUp = {
  family: 'today',
  isAsked: ({ plain }) =>
    /\bwhat (?:is |is the )?(?:date|day) (?:is it )?(?:today|now)\b|\bwhat (?:is )?today s date\b|\bwhat is (?:the date|todays date|today's date|the date today)\b|\bwhat day is it\b/u.test(
      plain,
    ),
  tell: (context) => told(`Today is ${dayWords(todayOf(context))}, by the clock where you are.`),
};

/** "how many days until the full moon", "how long till my birthday" */
const daysUntil: LookUp = {
  family: 'next-big-date',
  isAsked: ({ plain, entities }) =>
    /\bhow (?:many|much) (?:more )?(?:days|weeks|time|long)\b.{0,20}\b(?:until|till|to|before|left)\b|\bhow long (?:is it )?(?:until|till|to|before)\b|\bdays (?:until|till|left)\b/u.test(
      plain,
    ) &&
    (/\b(?:full|new) moon\b|\bmy (?:birthday|solar return)\b/u.test(plain) ||
      (entities.date !== undefined && !entities.date.isBirth)),
  tell: (context) => {
    const aim = aimOf(context);
    if (aim === null) return null;
    const days = daysBetween(todayOf(context), aim.iso);
    const count = days === 0 ? "It's today" : days === 1 ? 'One day' : `${days} days`;
    const rest = days === 0 ? '' : ` until ${aim.words}`;
    return told(
      `${count}${rest}: ${dayWords(aim.iso)}${withYear(aim.iso, context)}.`,
      ...aim.facts,
    );
  },
};

const withYear = (iso: string, context: SlotContext): string =>
  iso.slice(0, 4) === todayOf(context).slice(0, 4) ? '' : `, ${iso.slice(0, 4)}`;

function aimOf(context: SlotContext) {
  const { plain, person, entities } = context;
  const isFull = /\bfull moon\b/u.test(plain);
  if (isFull || /\bnew moon\b/u.test(plain)) {
    const { at } = isFull ? nextFull(context) : nextNew(context);
    const iso = localTimeAt(at, context.zone).date;
    const words = isFull ? 'the full Moon' : 'the new Moon';
    return { iso, words, facts: [note('lunation', `${words} on ${dateWords(iso, context)}`)] };
  }
  if (/\bmy (?:birthday|solar return)\b/u.test(plain)) {
    const iso = nextBirthday(person.birth?.date, todayOf(context));
    return iso === null ? null : { iso, words: 'your birthday', facts: [] };
  }
  const { date } = entities;
  return date === undefined ? null : { iso: date.iso, words: 'then', facts: [] };
}

function nextBirthday(birth: string | undefined, day: string): string | null {
  if (birth === undefined) return null;
  const inYear = (year: number): string => `${year}${birth.slice(4)}`;
  const year = Number(day.slice(0, 4));
  return inYear(year) >= day ? inYear(year) : inYear(year + 1);
}

/** "how old am i" */
const age: LookUp = {
  family: 'birthday',
  isAsked: ({ plain }) =>
    /\bhow old (?:am i|i am)\b(?! (?:when|at|in (?!days)))|\bwhat is my (?:exact )?age\b/u.test(
      plain,
    ),
  tell: (context) => {
    const birth = context.person.birth?.date;
    if (birth === undefined) return null;
    const day = todayOf(context);
    const years =
      Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0);
    const days = Math.round((Date.parse(day) - Date.parse(birth)) / DAY_MS);
    return told(
      `By your birth date, ${fullDate(birth)}, you're ${years}. That's ${days.toLocaleString('en-US')} days.`,
    );
  },
};

/** "what do transits say for december" */
const transitsOfMonth: LookUp = {
  family: 'this-month',
  isAsked: ({ plain, entities }) => entities.month !== undefined && /\btransits?\b/u.test(plain),
  tell: () => null,
};

export const CALENDAR_LOOK_UPS: readonly LookUp[] = [
  transitsOfMonth,
  birthTime,
  weekday,
  daysUntil,
  age,
  today,
];
