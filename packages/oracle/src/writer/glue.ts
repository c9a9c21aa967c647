import { ACT_OPENINGS } from '../../content/glue.ts';
import { filled, uncapitalised } from '../text/sentences.ts';
import type { Hand } from './hand.ts';
import type { Signification } from './rank-significations.ts';
import type { ReadingPart } from './reading.ts';
import { bodyInText } from './voice-of-sky.ts';

/** An act that names an hour or a condition of its own takes no second one. */
const HAS_OWN_HOUR =
  /^(?:After|Before|For|If|Instead|On|Once|When|While|With)\b|\b(?:today|tonight|evening|tomorrow|the day)\b/iu;

/** Every other act is led up to; the rest stand as plain invitations. */
export function sayAct(act: string, lead: Signification, hand: Hand): ReadingPart {
  if (HAS_OWN_HOUR.test(act) || hand.draw('act-is-bare', [true, false])) {
    return { text: act, cites: [] };
  }
  const opening = hand.draw(`act-opening-${lead.tone}`, ACT_OPENINGS[lead.tone]);
  const words = { body: bodyInText(lead.fact.body) };
  return {
    text: `${filled(opening, words)} ${uncapitalised(act)}`,
    cites: opening.includes('{body}') ? [lead.fact.id] : [],
  };
}
