import { NO_BIRTH_LINES } from '../../content/chat/placements.ts';
import { NATAL_LINES } from '../../content/sky/natal-habits.ts';
import type { Fact, NatalPointId } from '../facts/fact.ts';
import type { Hand } from '../writer/hand.ts';
import type { ReadingPart } from '../writer/reading.ts';
import { certainPlacements, habitsAt, placementIn } from '../writer/say-natal.ts';
import type { ThemeId } from '../writer/themes.ts';

type Wanted = {
  readonly points: readonly NatalPointId[];
  readonly theme: ThemeId;
  /** Leaves out what the conversation has heard. */
  readonly unsaid: (lines: readonly string[]) => readonly string[];
};

/** A placement of the reader that speaks to the question, with a habit not told before; or nothing. */
export function sayPlacement(
  facts: readonly Fact[],
  { points, theme, unsaid }: Wanted,
  hand: Hand,
): ReadingPart[] {
  const certain = certainPlacements(facts);
  const fitting = certain.filter(({ point }) => points.includes(point));
  const placements = (fitting.length > 0 ? fitting : certain)
    .map((placement) => ({ placement, habits: unsaid(habitsAt(placement, theme)) }))
    .filter(({ habits }) => habits.length > 0);
  if (placements.length > 0) {
    const { placement, habits } = hand.draw(`placement-${placements.length}`, placements);
    const line = hand.draw('placement-line', NATAL_LINES);
    const text = placementIn(line, placement, habits, hand);
    return [{ text, cites: [placement.fact.id] }];
  }
  const hasBirth = facts.some(({ kind }) => kind === 'natal' || kind === 'sign');
  const lines = unsaid(NO_BIRTH_LINES);
  return hasBirth || lines.length === 0 ? [] : [{ text: hand.draw('no-birth', lines), cites: [] }];
}
