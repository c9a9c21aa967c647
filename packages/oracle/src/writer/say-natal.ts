import { SIGNS, type SignId } from '@palm/astrology/vocabulary';
import {
  NATAL_HABITS,
  NATAL_LINES,
  NATAL_LINES_WITHIN,
  type PersonalPointId,
  SIGN_HABIT_LINES,
} from '../../content/sky/natal-habits.ts';
import { SIDE_HABITS } from '../../content/sky/side-habits.ts';
import { SIGN_HABITS } from '../../content/sky/sign-habits.ts';
import type { Fact, NatalFact, NatalPointId } from '../facts/fact.ts';
import { filled } from '../text/sentences.ts';
import { isNatalVoice } from './affinity.ts';
import type { Hand } from './hand.ts';
import type { Signification } from './rank-significations.ts';
import type { ReadingPart } from './reading.ts';
import { SIDE_OF, type ThemeId } from './themes.ts';
import { natalInText } from './voice-of-sky.ts';

/** One of the reader's own placements that has to do with the theme, or their sign, or nothing. */
export function sayNatal(
  facts: readonly Fact[],
  { fact: lead }: Signification,
  theme: ThemeId,
  hand: Hand,
  isOpening = false,
): ReadingPart[] {
  // The point that leads the page has been named already.
  const named = 'point' in lead ? lead.point : null;
  const placements = certainPlacements(facts).filter(
    ({ point }) => point !== named && isNatalVoice(point, theme),
  );
  if (placements.length > 0) {
    const { fact, point } = hand.draw(`natal-${placements.length}`, placements);
    const lines = isOpening ? NATAL_LINES : [...NATAL_LINES, ...NATAL_LINES_WITHIN];
    const line = hand.draw(`natal-line-${lines.length}`, lines);
    const habits = habitsAt({ fact, point }, theme);
    return [{ text: placementIn(line, { fact, point }, habits, hand), cites: [fact.id] }];
  }
  const own = facts.find((fact) => fact.kind === 'sign' && fact.of === 'reader');
  if (own?.kind !== 'sign') return [];
  const line = hand.draw('sign-habit-line', SIGN_HABIT_LINES);
  const habits = unlike(line, habitsOf(own.sign, theme));
  const habit = hand.draw(`sign-habit-${SIDE_OF[theme]}-${habits.length}`, habits);
  return [{ text: filled(line, { sign: SIGNS[own.sign].name, habit }), cites: [own.id] }];
}

/** The Sun speaks for the whole sign, so it has a habit for every part of life. */
const habitsAt = ({ fact, point }: Placement, theme: ThemeId): readonly string[] =>
  point === 'sun' ? habitsOf(fact.sign, theme) : NATAL_HABITS[point][fact.sign];

/** What the sign is said to do in the part of life that the theme is about. */
function habitsOf(sign: SignId, theme: ThemeId): readonly string[] {
  const side = SIDE_OF[theme];
  return side === undefined ? SIGN_HABITS[sign] : SIDE_HABITS[side][sign];
}

function placementIn(
  line: string,
  { fact, point }: Placement,
  habits: readonly string[],
  hand: Hand,
): string {
  const fitting = unlike(line, habits);
  const habit = hand.draw(`habit-${point}-${fitting.length}`, fitting);
  return filled(line, { natal: natalInText(point), sign: SIGNS[fact.sign].name, habit });
}

/** "Trust your natal Jupiter to trust" says one thing twice: the habits that do not, or all. */
function unlike(line: string, habits: readonly string[]): readonly string[] {
  const [first = ''] = line.toLowerCase().split(' ');
  const others = habits.filter((habit) => !habit.split(' ').some((word) => word.startsWith(first)));
  return others.length > 0 ? others : habits;
}

type Placement = { readonly fact: NatalFact; readonly point: PersonalPointId };

/** A sign that the unknown hour leaves open is not spoken of. */
function certainPlacements(facts: readonly Fact[]): Placement[] {
  return facts.flatMap((fact): Placement[] =>
    fact.kind === 'natal' && fact.otherSign === null && isPersonal(fact.point)
      ? [{ fact, point: fact.point }]
      : [],
  );
}

const isPersonal = (point: NatalPointId): point is PersonalPointId => point in NATAL_HABITS;
