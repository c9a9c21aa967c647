import { told } from '../look-up.ts';
import type { Whole, WholeLookUp } from '../whole/whole-look-up.ts';

interface Cycle {
  readonly typed: RegExp;
  readonly family: string;
  readonly name: string;
  readonly years: number;
  readonly what: string;
}

const CYCLES: readonly Cycle[] = [
  {
    typed: /\bsaturn returns?\b/u,
    family: 'saturn-return',
    name: 'Saturn return',
    years: 29.46,
    what: "A Saturn return is when Saturn is back where it stood at your birth, every 29 and a half years. It's read as a review of adult life: what holds stays, what doesn't gets rebuilt.",
  },
  {
    typed: /\bjupiter returns?\b/u,
    family: 'jupiter-return',
    name: 'Jupiter return',
    years: 11.86,
    what: "A Jupiter return is when Jupiter is back where it stood at your birth, about every twelve years. It's read as a year of growth: more appetite, more trust, a good time to widen something.",
  },
];

const AGE =
  /\b(?:at|im|i am|turning|turned|age|aged) (?<a>[1-9]\d)\b|(?:^|[.!?,] ?)(?<b>[1-9]\d)\W*$|\b(?<c>[1-9]\d) (?:years old|yo)\b/u;
const ageIn = (text: string): number | null => {
  const { a, b, c } = AGE.exec(text)?.groups ?? {};
  const age = Number(a ?? b ?? c ?? Number.NaN);
  return age > 0 ? age : null;
};
const cycleIn = ({ text }: Whole): Cycle | undefined =>
  CYCLES.find(({ typed }) => typed.test(text));

const NTH = 'none first second third fourth fifth sixth seventh eighth'.split(' ');
const CLOSE_YEARS = 1.7;

/** Whether an age fits a round of a cycle. */
function ageWords({ years, name }: Cycle, age: number): string {
  const round = Math.max(1, Math.round(age / years));
  const at = round * years;
  const fits = Math.abs(age + 0.5 - at) <= CLOSE_YEARS;
  return fits
    ? `At ${age} that fits: the ${NTH[round] ?? 'next'} ${name} comes at about ${Math.round(at)}, a year more or less.`
    : `At ${age} it isn't quite time: the ${NTH[round] ?? 'next'} ${name} comes at about ${Math.round(at)}.`;
}

const BESIDE: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:money|rich|luck\w*|lottery)\b/u,
    "It promises no money. People ask for more in such years and sometimes get it; so if there's a raise, a price or a debt to talk about, it's a good excuse to do it.",
  ],
  [
    /\b(?:falling|falls|fall|collaps\w*|everything|disaster|lost|job|broke up|teeth)\b/u,
    "Everything at once is a lot, with or without a planet, and Saturn didn't do it. Take it in order: the body first, so the dentist gets the first call; then what pays the rent; and give the heart somebody to talk to this week. Which of them weighs most today?",
  ],
];

/** "saturn return is real? i am 29 and all is falling down": by the age that is told. */
const returnByAge = (cycle: Cycle): WholeLookUp => ({
  family: cycle.family,
  isAsked: (whole) =>
    cycleIn(whole) === cycle &&
    ageIn(whole.text) !== null &&
    /\b(?:what|whats|real|true|second one|means?|explain|think im having)\b/u.test(whole.text) &&
    !/\b(?:when|over|end|ends|born|he|she|his|her)\b/u.test(whole.text),
  tell: (_context, { text }) => {
    const age = ageIn(text);
    if (age === null) return null;
    const real = /\b(?:real|true)\b/u.test(text)
      ? " The astronomy is real; that it does anything isn't proven."
      : '';
    const again = /\bsecond\b/u.test(text)
      ? ' And yes, you get a second one, and with luck a third.'
      : '';
    const beside = BESIDE.find(([words]) => words.test(text))?.[1];
    return told(
      `${cycle.what}${real}${again} ${ageWords(cycle, age)} ${beside ?? 'What are you keeping, and what may go?'}`,
    );
  },
});

export const RETURNS_TOLD: readonly WholeLookUp[] = CYCLES.map(returnByAge);
