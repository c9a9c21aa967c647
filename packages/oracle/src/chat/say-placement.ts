import { SIGNS } from '@palm/astrology/vocabulary';
import {
  NO_BIRTH_LINES,
  PLACEMENT_LINES,
  POINT_ROLES,
  SIGN_STYLES,
} from '../../content/chat/placements.ts';
import type { Fact, NatalFact, NatalPointId } from '../facts/fact.ts';
import { pointName } from '../facts/fact-words.ts';
import { filled } from '../text/sentences.ts';
import type { Hand } from '../writer/hand.ts';
import type { ReadingPart } from '../writer/reading.ts';

/** A placement of the reader that speaks to the question, with its certain sign. */
export function sayPlacement(
  facts: readonly Fact[],
  points: readonly NatalPointId[],
  hand: Hand,
): ReadingPart[] {
  const placements = points.flatMap((point) =>
    facts.filter((fact) => fact.kind === 'natal').filter((fact) => isCertain(fact, point)),
  );
  if (placements.length > 0) return [placementPart(hand.draw('placement', placements), hand)];
  const hasBirth = facts.some(({ kind }) => kind === 'natal' || kind === 'sign');
  return hasBirth ? [] : [{ text: hand.draw('no-birth', NO_BIRTH_LINES), cites: [] }];
}

const isCertain = (fact: NatalFact, point: NatalPointId): boolean =>
  fact.point === point && fact.otherSign === null;

function placementPart(fact: NatalFact, hand: Hand): ReadingPart {
  const name = pointName(fact.point);
  const line = hand.draw('placement-line', PLACEMENT_LINES);
  return {
    text: filled(line, {
      point: name,
      sign: SIGNS[fact.sign].name,
      role: POINT_ROLES[fact.point],
      style: hand.draw(`style-${fact.sign}`, SIGN_STYLES[fact.sign]),
    }),
    cites: [fact.id],
  };
}
