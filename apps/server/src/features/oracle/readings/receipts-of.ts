import type { Receipt } from '@palm/contract/oracle';
import type { ChatFact, Fact } from '@palm/oracle/fact';
import type { ReadingPart } from '@palm/oracle/reading';
import { timeFacts } from '@palm/oracle/time-facts';

/** Each costs five to ten milliseconds; an answer rests on two or three. */
const MOST_TIMED = 4;

/** The facts that some parts cite, the first few transits among them with their start, exact moments and end. */
export function receiptsOf(parts: readonly ReadingPart[], facts: readonly ChatFact[]): Receipt[] {
  const cited = new Set(parts.flatMap(({ cites }) => cites));
  const isFirst = ({ id }: ChatFact, at: number): boolean =>
    facts.findIndex((other) => other.id === id) === at;
  // Where the model and our own words cite the same, it is shown once.
  const shown = facts.filter((fact, at) => cited.has(fact.id) && isFirst(fact, at));
  const timed = timeFacts(shown.filter(isUntimed).slice(0, MOST_TIMED));
  return shown.map((fact) => ({ ...(timed.find(({ id }) => id === fact.id) ?? fact) }));
}

/** The Book's pages come with the times of the whole series. */
const isUntimed = (fact: ChatFact): fact is Fact =>
  (fact.kind === 'transit' || fact.kind === 'dated-transit') && fact.timing === null;
