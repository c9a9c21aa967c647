import { SIGNS } from '@palm/astrology/vocabulary';
import {
  NATAL_HABITS,
  NATAL_LINES,
  type PersonalPointId,
  SIGN_HABIT_LINES,
} from '../../content/sky/natal-habits.ts';
import { SIGN_HABITS } from '../../content/sky/sign-habits.ts';
import type { Fact, NatalFact, NatalPointId } from '../facts/fact.ts';
import { filled } from '../text/sentences.ts';
import { pointAffinity } from './affinity.ts';
import type { Hand } from './hand.ts';
import type { Signification } from './rank-significations.ts';
import type { ReadingPart } from './reading.ts';
import type { ThemeId } from './themes.ts';
import { natalInText } from './voice-of-sky.ts';

/** One of the reader's own placements that has to do with the theme, or their sign, or nothing. */
export function sayNatal(
  facts: readonly Fact[],
  { fact: lead }: Signification,
  theme: ThemeId,
  hand: Hand,
): ReadingPart[] {
  // The point that leads the page has been named already.
  const named = 'point' in lead ? lead.point : null;
  const placements = placementsFor(facts, theme).filter(({ point }) => point !== named);
  if (placements.length > 0) {
    const { fact, point } = hand.draw(`natal-${placements.length}`, placements);
    const line = hand.draw('natal-line', NATAL_LINES);
    return [{ text: placementIn(line, fact, point, hand), cites: [fact.id] }];
  }
  const own = facts.find((fact) => fact.kind === 'sign' && fact.of === 'reader');
  if (own?.kind !== 'sign') return [];
  const habit = hand.draw('sign-habit', SIGN_HABITS[own.sign]);
  const line = hand.draw('sign-habit-line', SIGN_HABIT_LINES);
  return [{ text: filled(line, { sign: SIGNS[own.sign].name, habit }), cites: [own.id] }];
}

export function placementIn(
  line: string,
  fact: NatalFact,
  point: PersonalPointId,
  hand: Hand,
): string {
  const habit = hand.draw(`habit-${point}`, NATAL_HABITS[point][fact.sign]);
  return filled(line, { natal: natalInText(point), sign: SIGNS[fact.sign].name, habit });
}

export type Placement = { readonly fact: NatalFact; readonly point: PersonalPointId };

/** A sign that the unknown hour leaves open is not spoken of. */
export function certainPlacements(facts: readonly Fact[]): Placement[] {
  return facts.flatMap((fact): Placement[] =>
    fact.kind === 'natal' && fact.otherSign === null && isPersonal(fact.point)
      ? [{ fact, point: fact.point }]
      : [],
  );
}

/** With fewer than these a month of one theme would say the same twice a week. */
const FEWEST = 5;

function placementsFor(facts: readonly Fact[], theme: ThemeId): Placement[] {
  const placements = certainPlacements(facts).toSorted(
    (a, b) => pointAffinity(b.point, theme) - pointAffinity(a.point, theme),
  );
  const fitting = placements.filter(({ point }) => pointAffinity(point, theme) > 0);
  return placements.slice(0, Math.max(FEWEST, fitting.length));
}

const isPersonal = (point: NatalPointId): point is PersonalPointId => point in NATAL_HABITS;
