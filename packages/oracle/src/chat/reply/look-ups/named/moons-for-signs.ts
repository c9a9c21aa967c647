import { DAY_MS } from '@palm/astrology/instant';
import { nextQuarterAfter } from '@palm/astrology/next-quarter';
import { signAt } from '@palm/astrology/sign-at';
import { SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { MOON_DEEDS } from '../../../../../content/chat/named/sky-themes.ts';
import { WEEKDAYS } from '../../../../text/calendar-names.ts';
import {
  clockWords,
  dateWordsAt,
  todayOf,
  weekdayWords,
} from '../../../slots/calendar/date-words.ts';
import { localTimeAt } from '../../../slots/calendar/local-time.ts';
import { nextFull, nextNew } from '../../../slots/sky/moon-slots.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { SIGN_WORD, signNamed } from '../whole/chart-words.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';
import { ownSignIn } from './own-sign.ts';
import { houseFrom, matterFrom } from './sign-houses.ts';

const MOON = /\b(?<kind>full|new) moons?\b/u;
const MOON_IN = new RegExp(
  String.raw`\b(?:full|new) moon (?:is |falls )?in (?:the sign of )?(?<sign>${SIGN_WORD})\b|\b(?<before>${SIGN_WORD}) (?:full|new) moon\b`,
  'u',
);

const isFull = (text: string): boolean => MOON.exec(text)?.groups?.['kind'] === 'full';
const nextOf = (text: string, context: SlotContext) =>
  isFull(text) ? nextFull(context) : nextNew(context);

/** "on Tuesday, November 24, at 3:53 p.m." */
function dayOf(at: number, context: SlotContext): string {
  const { date } = localTimeAt(at, context.zone);
  return `on ${weekdayWords(date)}, ${dateWordsAt(at, context)}, at ${clockWords(at, context.zone)}`;
}

/** Whether a day that is named is another one than the Moon's. */
function isOtherDay(text: string, at: number, context: SlotContext): boolean {
  const { date } = localTimeAt(at, context.zone);
  if (/\b(?:tonight|today)\b/u.test(text)) return date !== todayOf(context);
  const named = WEEKDAYS.find((day) => text.includes(day.toLowerCase()));
  return named !== undefined && named !== weekdayWords(date);
}

/** When the Moon is next full or new in a sign. */
function nextInSign(text: string, sign: SignId, { now, sky }: SlotContext): number | null {
  const wanted = isFull(text) ? 'fullMoon' : 'newMoon';
  let next = nextQuarterAfter(now, sky.positionOf);
  const end = now + 800 * DAY_MS;
  while (
    next.at < end &&
    (next.phase !== wanted || signAt(sky.positionOf('moon', next.at).longitudeDeg) !== sign)
  ) {
    next = nextQuarterAfter(next.at + DAY_MS, sky.positionOf);
  }
  return next.at < end ? next.at : null;
}

const OTHER_QUESTIONS =
  /\b(?:when|whens|what time|what date|my chart|my house|which house|born|last|was|sleep\w*|dog|cat|period|hair|pregnan\w*)\b/u;

/** "what does the full moon in leo do to a pisces", "what does the full moon friday mean for cancers" */
const moonForSign: WholeLookUp = {
  family: 'full-moon-next',
  isAsked: ({ text }) =>
    MOON.test(text) &&
    ownSignIn(text) !== null &&
    !OTHER_QUESTIONS.test(text) &&
    !/\britual|\bcandle\b/u.test(text),
  tell: (context, { text }) => {
    const own = ownSignIn(text);
    if (own === null) return null;
    const groups = MOON_IN.exec(text)?.groups;
    const next = nextOf(text, context);
    const nextSign = signAt(next.longitudeDeg);
    const sign = signNamed(groups?.['sign'] ?? groups?.['before']) ?? nextSign;
    const name = isFull(text) ? 'full' : 'new';
    const [full, fresh] = MOON_DEEDS[houseFrom(own, sign)] ?? ['', ''];
    const isOpposite = houseFrom(own, sign) === 7;
    const reading =
      name === 'full'
        ? 'Something there shows itself at full size, for a day or two: it peaks, and it can be finished or let go.'
        : 'Something small can begin there, over the next weeks.';
    const across = isOpposite
      ? ' It stands right across from your sign, so other people hold up the mirror.'
      : '';
    const other = sign === nextSign ? null : nextInSign(text, sign, context);
    const isWrongDay = isOtherDay(text, next.at, context);
    const when =
      sign === nextSign
        ? isWrongDay
          ? `The ${name} Moon is ${dayOf(next.at, context)}, in ${SIGNS[nextSign].name}.`
          : ''
        : `The next one in ${SIGNS[sign].name} is ${other === null ? 'far off' : `on ${dateWordsAt(other, context)}`}; the next of all is ${dayOf(next.at, context)}, in ${SIGNS[nextSign].name}.`;
    const opening = sign === nextSign && isWrongDay ? when : '';
    const date = sign === nextSign && !isWrongDay ? ` of ${dateWordsAt(next.at, context)}` : '';
    const closing = sign === nextSign ? '' : when;
    return told(
      [
        opening,
        `For ${SIGNS[own].name}, the ${name} Moon${date} in ${SIGNS[sign].name} falls in the part of life about ${matterFrom(own, sign)}.${across}`,
        reading,
        `One thing to do: ${name === 'full' ? full : fresh}.`,
        closing,
      ]
        .filter(Boolean)
        .join(' '),
      note(
        `${name}-moon`,
        `${name} Moon in ${SIGNS[nextSign].name}, ${dateWordsAt(next.at, context)}`,
      ),
    );
  },
};

const RITUALS = {
  full: "Write down one thing that's finished with you, read it once aloud, tear it up small and put it in the trash.",
  new: 'Write down one thing you want to begin, in one sentence and with a date, and fold the paper away where you find it again.',
} as const;

const THINGS: readonly (readonly [RegExp, string])[] = [
  [
    /\bcandles?\b/u,
    'Put the candle on a plate, away from the curtain, light it for as long as it takes, and blow it out before you leave the room.',
  ],
  [
    /\blemons?\b/u,
    "Squeeze the lemon into hot water and drink it: that's the cleansing part, and the rest of it goes with fish.",
  ],
  [/\bsalt\b/u, 'A pinch of salt in the bath or the dishwater is cleansing enough.'],
  [
    /\b(?:sage|incense|palo santo)\b/u,
    'A window open for five minutes does as much as the smoke; if you burn it, stay with it.',
  ],
  [
    /\bcrystals?\b/u,
    'The crystal may lie on the windowsill; most stones mind nothing but salt water.',
  ],
];

const OTHER_PLAN =
  /\bor (?:just |do i |should i )?(?:go (?:to|for) |do |have )?(?:an? |my |the )?(?<plan>pilates|yoga|the gym|gym|a run|run|bed|sleep|netflix|tv|work|pub|dinner|a bath|bath|nap|nothing)\b/u;

/** "new moon tonight what ritual do i do, i only have a candle and half a lemon" */
const moonRitual: WholeLookUp = {
  family: 'ritual-moon',
  isAsked: ({ text }) =>
    MOON.test(text) &&
    /\brituals?\b/u.test(text) &&
    (THINGS.some(([thing]) => thing.test(text)) || OTHER_PLAN.test(text)) &&
    !/\b(?:him|her|ex|love spell|curse|baby|money spell)\b/u.test(text),
  tell: (context, { text }) => {
    const name = isFull(text) ? 'full' : 'new';
    const next = nextOf(text, context);
    const plan = OTHER_PLAN.exec(text)?.groups?.['plan'];
    const things = THINGS.filter(([thing]) => thing.test(text)).map(([, words]) => words);
    const ritual =
      plan === undefined
        ? `The simple version takes five minutes. ${[...things, RITUALS[name]].join(' ')}`
        : `Go to ${plan.replace(/^(?:go to |a )/u, '')} if that's what you'd enjoy; a ritual that costs you something nice isn't one. And if you want both, it takes three minutes afterward. ${RITUALS[name]}`;
    const dayNote = isOtherDay(text, next.at, context)
      ? ` Small correction: the ${name} Moon is ${dayOf(next.at, context)}, in ${SIGNS[signAt(next.longitudeDeg)].name}. Nothing minds if you're early.`
      : '';
    return told(
      `${ritual}${dayNote}`,
      note(`${name}-moon`, `${name} Moon, ${dateWordsAt(next.at, context)}`),
    );
  },
};

export const MOONS_FOR_SIGNS: readonly WholeLookUp[] = [moonRitual, moonForSign];
