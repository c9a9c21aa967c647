import { NO_BIRTH_LINES } from '../../content/chat/placements.ts';
import { NATAL_HABITS, NATAL_LINES } from '../../content/sky/natal-habits.ts';
import type { Fact, NatalPointId } from '../facts/fact.ts';
import type { Hand } from '../writer/hand.ts';
import type { ReadingPart } from '../writer/reading.ts';
import { certainPlacements, placementIn } from '../writer/say-natal.ts';

/** A placement of the reader that speaks to the question, with its certain sign. */
export function sayPlacement(
  facts: readonly Fact[],
  points: readonly NatalPointId[],
  hand: Hand,
): ReadingPart[] {
  const certain = certainPlacements(facts);
  const fitting = certain.filter(({ point }) => points.includes(point));
  const placements = fitting.length > 0 ? fitting : certain;
  if (placements.length > 0) {
    const placement = hand.draw(`placement-${placements.length}`, placements);
    const { fact, point } = placement;
    const line = hand.draw('placement-line', NATAL_LINES);
    return [
      {
        text: placementIn(line, placement, NATAL_HABITS[point][fact.sign], hand),
        cites: [fact.id],
      },
    ];
  }
  const hasBirth = facts.some(({ kind }) => kind === 'natal' || kind === 'sign');
  return hasBirth ? [] : [{ text: hand.draw('no-birth', NO_BIRTH_LINES), cites: [] }];
}
