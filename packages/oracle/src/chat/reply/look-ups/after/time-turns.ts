import { bornAt } from '@palm/astrology/chart';
import { type ReturnId, returningBody, returnsAround } from '@palm/astrology/returns';
import { SIGNS } from '@palm/astrology/vocabulary';
import { monthIn } from '../../../entities/times/calendar-day.ts';
import { longitudeOf } from '../../../slots/birth/points.ts';
import { signsOfBirthday } from '../../../slots/birth/sign-on-day.ts';
import {
  dateWords,
  dateWordsAt,
  listWords,
  monthName,
} from '../../../slots/calendar/date-words.ts';
import { note } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { habitOf, signsIn } from '../whole/chart-words.ts';
import { type ChartTurn, type OnChart, wordsOf } from './chart-turn.ts';

interface ReturnKind {
  readonly typed: RegExp;
  readonly id: ReturnId;
  readonly name: string;
  readonly reading: string;
}

const RETURNS: readonly ReturnKind[] = [
  {
    typed: /\bjupiter returns?\b/u,
    id: 'jupiter',
    name: 'Jupiter return',
    reading: 'a year in which something gets wider: a course, a move, a yes you had not dared',
  },
  {
    typed: /\bsaturn returns?\b/u,
    id: 'saturn',
    name: 'Saturn return',
    reading: "a review of adult life: what holds stays, what doesn't gets rebuilt",
  },
  {
    typed: /\b(?:nodal|node|nodes) returns?\b/u,
    id: 'node',
    name: 'nodal return',
    reading: 'a change of direction, with people who point the way',
  },
];
const EARLIER_ONE =
  /\b(?:last|previous|earlier|first|past) (?:one|time|return)\b|\bone before\b|\bwas there (?:one|another)\b|\bwhat (?:was|happened)\b.*\b(?:last|before|then|back then)\b/u;
const YEAR_MS = 365.2425 * 86_400_000;

/** "what happened at my last one then? i was like 24", after a return. */
const lastReturn: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    EARLIER_ONE.test(text) && RETURNS.some(({ typed }) => typed.test(earlier)),
  tell: (context, { earlier }) => {
    const kind = RETURNS.find(({ typed }) => typed.test(earlier));
    const { chart, now, sky } = context;
    if (kind === undefined || chart === null) return null;
    const natalDeg = longitudeOf(chart, returningBody(kind.id));
    if (natalDeg === null) return null;
    const born = bornAt(chart);
    const last = returnsAround({ id: kind.id, bornAt: born, natalDeg }, now, sky).findLast(
      ({ series }) => (series.exact.at(-1) ?? now) < now,
    );
    const exact = last?.series.exact ?? [];
    const [first] = exact;
    if (first === undefined) {
      return told(`There hasn't been one yet: your first ${kind.name} is still ahead.`);
    }
    const days = listWords(exact.map((at) => dateWordsAt(at, context)));
    const age = Math.floor((first - born) / YEAR_MS);
    return told(
      `Your last ${kind.name} was exact on ${days}, when you were ${age}. What happened then I can't see; it's read as ${kind.reading}. Think of the months around it: what did you start, say yes to or get a taste for? If one thing comes to mind, that's the thread people look for at the next one.`,
      note(`return-${kind.id}`, `${kind.name}: ${days}`),
    );
  },
};

const PLANNED = /\b(?:c ?section|csection|caesarean|cesarean|induc\w*)\b/u;

/** "due date changed to march 3, so pisces now?", after a sign by a due date. */
const dueDateMoved: ChartTurn = {
  isSaid: ({ text, earlier, entities: { date } }) =>
    date !== undefined &&
    wordsOf(text) <= 18 &&
    /\b(?:due|date|changed?|moved?|now|then|induc\w*|csection|c section|early|instead|actually|so)\b/u.test(
      text,
    ) &&
    /\b(?:baby|due|pregnan\w*|expecting|will be (?:an? )?\w+)\b/u.test(earlier) &&
    (signsIn(text).length > 0 ||
      signsIn(earlier).length > 0 ||
      /\bsign\b/u.test(`${text} ${earlier}`)),
  tell: (context, { text, earlier, entities: { date } }) => {
    if (date === undefined) return null;
    const signs = signsOfBirthday(date.iso, Number(date.iso.slice(0, 4)), context.zone);
    const [sign, other] = signs;
    if (sign === undefined) return null;
    const day = dateWords(date.iso, context);
    const [asked] = signsIn(text);
    const opening = asked === undefined ? '' : signs.includes(asked) ? 'Yes: ' : 'No: ';
    const [own] = signsIn(earlier);
    if (other !== undefined) {
      return told(
        `${opening}${day} is the border of ${SIGNS[sign].name} and ${SIGNS[other].name}, so the hour of the birth decides. And babies choose their own day.`,
      );
    }
    const pair =
      own === undefined || own === sign
        ? ''
        : ` Beside a ${SIGNS[own].name}: you tend to ${habitOf('sun', own)}, a ${SIGNS[sign].name} tends to ${habitOf('sun', sign)}.`.replaceAll(
            /\ba (?=A)/gu,
            'an ',
          );
    return told(
      `${opening}${day} is ${SIGNS[sign].name}${PLANNED.test(text) ? '' : ', if the baby keeps to it; few do to the day'}.${pair} All the best for the last stretch.`,
      note('due-date', `Sun in ${SIGNS[sign].name} on ${day}`),
    );
  },
};

const LATE = /\b(?:how late|late\b|when then|what age|too late|delayed?|how long)\b/u;

/** "late? how late. i'm 38", after Saturn and marriage. */
const howLate: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    LATE.test(text) &&
    wordsOf(text) <= 14 &&
    /\b(?:saturn|7th|seventh)\b/u.test(earlier) &&
    /\b(?:marri\w*|marry|love|relationship|partner|7th|seventh|kids|children|career|success)\b/u.test(
      earlier,
    ),
  tell: (_context, { text }) => {
    const age = /\b(?<age>[2-7]\d)\b/u.exec(text)?.groups?.['age'];
    const own =
      age === undefined
        ? ''
        : Number(age) > 30
          ? ` At ${age} you're past that line already, so by its own rule the delay is behind you.`
          : ` At ${age} you're not even near it.`;
    return told(
      `There's no number in it. Old books wrote when people married at twenty; their "late" means after the first Saturn return, so after 29 or 30.${own} What's read from Saturn there is the manner: you look twice and take it seriously. A date it doesn't give; that hangs on whom you meet and what you both want.`,
    );
  },
};

const NO_WAIT =
  /\b(?:have to|has to|need to|needs?|must|gotta|got to|cant wait|no choice|deadline|expect\w* (?:an|my)|want an answer|wants an answer|due)\b/u;
const BY_WHEN =
  /\bby (?<by>(?:\d{1,2}(?::\d{2})? ?(?:am|pm)?|noon|midnight|tonight|tomorrow|today|mon\w*|tues\w*|wednes\w*|thurs\w*|fri\w*|satur\w*|sun\w*|the \d{1,2}(?:st|nd|rd|th)?))\b/u;
const SKY_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bvoid\b/u, 'A void Moon'],
  [/\b(?:retrograde|retro)\b/u, 'A retrograde'],
  [/\beclipse\b/u, 'An eclipse'],
  [/\b(?:full|new) moon\b/u, 'A Moon'],
];

/** "but i have to answer them by 5pm", after a void Moon, a retrograde or an eclipse. */
const cannotWait: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    NO_WAIT.test(text) &&
    wordsOf(text) <= 16 &&
    /\b(?:answer|sign|signed|decid\w*|reply|send|tell|say|go|do it|submit|call|buy|book|pay|start|move|them|contract|today|tomorrow)\b/u.test(
      text,
    ) &&
    SKY_NAMES.some(([typed]) => typed.test(earlier)),
  tell: (_context, { text, earlier }) => {
    const name = SKY_NAMES.find(([typed]) => typed.test(earlier))?.[1] ?? 'The sky';
    const by = BY_WHEN.exec(text)?.groups?.['by'];
    const when =
      by === undefined
        ? 'when they need it'
        : `by ${by.replace(/^(?<day>mon|tues|wednes|thurs|fri|satur|sun)/u, (day) => day.charAt(0).toUpperCase() + day.slice(1))}`;
    const isOffer = /\b(?:job|offer|position|contract|flat|apartment|house|lease)\b/u.test(earlier);
    const how = isOffer
      ? 'To decide fast: would you take it if they had asked on an ordinary day? What is the one thing that would make you say no, and have you asked them about it? Ask that now, then answer.'
      : 'Read it twice, check names, dates and sums, ask about the one line that bothers you, and keep a copy.';
    return told(
      `Then do it ${when}: ${name.charAt(0).toLowerCase()}${name.slice(1)} is no reason to miss a deadline, and people say good yeses under every sky. ${how}`,
    );
  },
};

const MONTH_MEANT =
  /\b(?:i meant|i mean|meant|not that|the one|no)\b.*\b(?:in|of|for)\b|\bthe (?:\w+) one\b/u;

/** "no i meant the one in february": the earlier question with that month, to be asked again. */
export function askedForMonth(text: string, last: string): string | null {
  const month = monthIn(text);
  if (month === null || !MONTH_MEANT.test(text) || wordsOf(text) > 10) return null;
  if (!/\b(?:full moon|new moon|eclipse|retrograde)\b/u.test(last)) return null;
  const thing = /\b(?:full moon|new moon|(?:solar |lunar )?eclipse|(?:\w+ )?retrograde)\b/u;
  return last
    .replace(/\bnext\b ?/u, '')
    .replace(thing, (found) => `${found} in ${monthName(month)}`);
}

const ONE_DAY = /\b(?:only|just|has to|have to|must|needs? to)\b/u;
const ASKED_DAY =
  /\b(?:which|what|best|good|lucky|right) (?:days?|dates?|times?)\b|\bwhen (?:should|is|to)\b/u;
const DEED = /\b(?:to|for) (?<deed>(?:an? |the |our |my )?(?!me\b|us\b)\p{L}.+)$/u;

/** Days to choose from, and no one day: "before the 25th". */
const IS_LIMIT = /\b(?:before|until|till|by|after|from|not|except|between|earlier|later)\b/u;

/** "they can only do the 12th", after the best day for a deed: how that day is for it, to be asked again. */
export function askedForDay({ text, entities: { date } }: OnChart, last: string): string | null {
  if (date === undefined || date.isBirth || !ONE_DAY.test(text) || wordsOf(text) > 12) return null;
  if (!ASKED_DAY.test(last) || IS_LIMIT.test(text)) return null;
  const [, month = 1, day = 1] = date.iso.split('-').map(Number);
  const deed = DEED.exec(last)?.groups?.['deed']?.replace(/[,?.!].*$/u, '') ?? 'this';
  return `is ${monthName(month)} ${day} good for ${deed}`;
}

const ASKS_DEED =
  /\bwhat (?:do|should|can|could|shall) (?:i|we) (?:do|avoid|not do|eat|plan)\b|\b(?:how|anything|something) (?:do i |can i |to |i can do to )?(?:do to )?prepare\b|\bcan i do (?:anything|something)\b|\banything (?:i|to) (?:should )?(?:do|avoid)\b/u;
const ON_THAT_DAY =
  /\b(?:that|the|on that|on the) (?:day|night|evening)\b|\b(?:then|about it|for it|during it)\b/u;
const DAY_DEEDS: readonly (readonly [RegExp, string])[] = [
  [
    /\beclipse\b/u,
    "Nothing special, and nothing to avoid: live the day as planned, and don't look at the Sun without eclipse glasses. If you like a small ritual, write down one thing that has run its course and one you'd like more light on, and read it again in half a year.",
  ],
  [
    /\bfull moon\b/u,
    "Nothing you have to: it's read as a moment when things show at full size. A small thing that fits: finish or say one thing that has been waiting, then get some sleep.",
  ],
  [
    /\bnew moon\b/u,
    "Nothing you have to: it's read as a beginning. A small thing that fits: write one line about what you'd like to start, and do its first five minutes the same evening.",
  ],
  [
    /\bretrograde\b/u,
    'Nothing special: live as usual, read things twice, confirm times and keep a copy. That is all there is in the old advice.',
  ],
  [
    /\bsaturn returns?\b/u,
    "You can, a little: it's read as a review, so hold one yourself. List what in your life you chose and what you only slid into, keep the first, and pick one of the second to change this year. Sleep, savings and one honest friend cover the rest.",
  ],
  [
    /\b(?:solar|lunar|jupiter|nodal|chiron) returns?\b/u,
    "Nothing you have to. People like to mark the day: an hour alone, a few lines on what you'd keep from the last stretch and what you'd leave in it.",
  ],
];

/** "so what do i do that day", after an eclipse, a Moon or a return. */
const whatToDo: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    ASKS_DEED.test(text) &&
    (ON_THAT_DAY.test(text) || wordsOf(text) <= 7) &&
    wordsOf(text) <= 10 &&
    DAY_DEEDS.some(([about]) => about.test(earlier)),
  tell: (_context, { earlier }) => {
    const line = DAY_DEEDS.find(([about]) => about.test(earlier))?.[1];
    return line === undefined ? null : told(line);
  },
};

const WHAT_THEN =
  /^(?:(?:ok|so|and|but) )*(?:what happens|what will happen|whats going to happen|what does it (?:do|bring|mean)|what is it about|what can i expect)\b.{0,16}$/u;

/** "and what happens then", after when a return is. */
const whatThen: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    WHAT_THEN.test(text) && RETURNS.some(({ typed }) => typed.test(earlier)),
  tell: (_context, { earlier }) => {
    const kind = RETURNS.find(({ typed }) => typed.test(earlier));
    return kind === undefined
      ? null
      : told(
          `It's read as ${kind.reading}. In daily life that looks plain: some things you'd put up with stop feeling bearable, others turn out to be solid, and you decide more on your own. Nothing has to happen on the day itself; it's the months around it that people remember.`,
        );
  },
};

const TURNING = /\b(?:retrograde|retro|rx|direct|stations?|enter\w*|leav\w*|change signs?)\b/u;
const AND_PLANET =
  /^(?:(?:ok|so|and|but|thanks) )*(?:what about |how about |for )?(?<planet>mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)(?: then| too)?\W*$/u;

/** "and venus?", after when another planet turns: the same question with that one. */
export function askedForPlanet(text: string, last: string): string | null {
  const planet = AND_PLANET.exec(text)?.groups?.['planet'];
  const before = /\b(?:mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)\b/u;
  if (planet === undefined || !TURNING.test(last) || !before.test(last)) return null;
  return last
    .replace(before, planet)
    .replace(
      /\bwhen (?:does|will) (?<who>\w+) (?:go|turn|station)s? direct\b/u,
      'when does $<who> retrograde end',
    );
}

export const TIME_TURNS: readonly ChartTurn[] = [
  lastReturn,
  dueDateMoved,
  howLate,
  cannotWait,
  whatToDo,
  whatThen,
];
