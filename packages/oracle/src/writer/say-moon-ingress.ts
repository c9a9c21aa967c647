import { SIGNS } from '@palm/astrology/vocabulary';
import { MOON_INGRESS_LINES } from '../../content/sky/second-lines.ts';
import type { Fact } from '../facts/fact.ts';
import { filled } from '../text/sentences.ts';
import type { Hand } from './hand.ts';
import type { ReadingPart } from './reading.ts';

/** On a day when the Moon changes sign, the change is what is true all day. */
export function sayMoonIngress(facts: readonly Fact[], hand: Hand): ReadingPart[] {
  const ingress = facts.find((fact) => fact.kind === 'ingress' && fact.body === 'moon');
  if (ingress?.kind !== 'ingress') return [];
  const words = { bodySign: SIGNS[ingress.sign].name };
  const line = hand.draw('moon-ingress', MOON_INGRESS_LINES);
  return [{ text: filled(line, words), cites: [ingress.id] }];
}
