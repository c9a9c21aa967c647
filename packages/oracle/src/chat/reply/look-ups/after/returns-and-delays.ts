import { bornAt } from '@palm/astrology/chart';
import { type ReturnId, returningBody, returnsAround } from '@palm/astrology/returns';
import { longitudeOf } from '../../../slots/birth/points.ts';
import { dateWordsAt, listWords } from '../../../slots/calendar/date-words.ts';
import { note } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { type ChartTurn, wordsOf } from './chart-turn.ts';

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
export const lastReturn: ChartTurn = {
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

const WHAT_THEN =
  /^(?:(?:ok|so|and|but) )*(?:what (?:did|does) it do|what happened|what happens|what will happen|whats going to happen|what does it (?:do|bring|mean)|what is it about|what can i expect)\b.{0,16}$/u;

/** "and what happens then", after when a return is. */
export const whatThen: ChartTurn = {
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

const LATE = /\b(?:how late|late\b|when then|what age|too late|delayed?|how long)\b/u;

/** "late? how late. i'm 38", after Saturn and marriage. */
export const howLate: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    LATE.test(text) &&
    wordsOf(text) <= 14 &&
    /\b(?:saturn|7th|seventh|(?:my|the|birth) chart)\b/u.test(earlier) &&
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
