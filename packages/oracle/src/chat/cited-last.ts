import { BODIES } from '@palm/astrology/vocabulary';
import { type Claim, parseClaims } from '../checks/parse-claims.ts';
import type { Fact } from '../facts/fact.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { ChatTurn } from './chat-turn.ts';

/**
 * The facts of the last answer: those kept with it, or else those its sentences name,
 * whoever wrote them. Null when nothing has been answered yet.
 */
export function citedLast(facts: readonly Fact[], history: readonly ChatTurn[]): Fact[] | null {
  const last = history.findLast(({ from }) => from === 'oracle');
  if (last === undefined) return null;
  const { cites } = last;
  if (cites !== undefined) return facts.filter(({ id }) => cites.includes(id));
  const sentences = sentencesOf(last.text);
  const claims = sentences.flatMap(parseClaims);
  return facts.filter(
    (fact) =>
      claims.some((claim) => isClaimed(fact, claim)) ||
      sentences.some((sentence) => isCornerIn(fact, sentence)),
  );
}

function isClaimed(fact: Fact, claim: Claim): boolean {
  switch (claim.kind) {
    case 'natal-in-sign':
      return fact.kind === 'natal' && fact.point === claim.point && fact.sign === claim.sign;
    case 'aspect-to-natal':
      return (
        fact.kind === 'transit' &&
        fact.body === claim.body &&
        fact.point === claim.point &&
        fact.aspect === claim.aspect
      );
    case 'retrograde':
      return fact.kind === 'sky' && fact.body === claim.body && fact.isRetrograde;
    case 'body-in-sign':
      return fact.kind === 'sky' && fact.body === claim.body && fact.sign === claim.sign;
  }
}

/** "… the corner of your chart for …": the planet is named, the house in plain words. */
const isCornerIn = (fact: Fact, sentence: string): boolean =>
  fact.kind === 'house' &&
  /\b(?:corner|part of your chart)\b/u.test(sentence) &&
  new RegExp(String.raw`\b${BODIES[fact.body].name}\b`, 'u').test(sentence);
