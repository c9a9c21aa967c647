import { SIGNS } from '@palm/astrology/vocabulary';
import type { Fact } from '../src/facts/fact.ts';
import { ASPECT_PHRASES, bodyInText, natalInText, targetInText } from '../src/facts/in-text.ts';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A fact in one plain sentence, as a model might say it; null for kinds that are never said alone. */
export function factSentence(fact: Fact): string | null {
  if (fact.kind === 'sky' && fact.holdsAllDay) {
    return `${capitalised(bodyInText(fact.body))} is in ${SIGNS[fact.sign].name} today.`;
  }
  if (fact.kind === 'natal' && fact.otherSign === null) {
    return `${capitalised(natalInText(fact.point))} is in ${SIGNS[fact.sign].name}.`;
  }
  if (fact.kind === 'transit') {
    return `${capitalised(bodyInText(fact.body))} is ${ASPECT_PHRASES[fact.aspect][0]} ${targetInText(fact.body, fact.point)}.`;
  }
  return null;
}
