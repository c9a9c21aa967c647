import { ACT_OPENINGS } from '../../content/act-openings.ts';
import { filled, uncapitalised } from '../text/sentences.ts';
import type { Hand } from './hand.ts';
import type { Signification } from './rank-significations.ts';
import type { ReadingPart } from './reading.ts';
import { bodyInText } from './voice-of-sky.ts';

/** An act that names an hour or a condition of its own takes no second one. */
const HAS_OWN_HOUR =
  /^(?:After|Before|For|If|Instead|On|Once|When|While|With)\b|\b(?:today|tonight|evening|tomorrow|the day)\b/iu;

/** One act in three is led up to by the planet; the rest stand as plain invitations. */
export function sayAct(act: string, lead: Signification, hand: Hand): ReadingPart {
  if (HAS_OWN_HOUR.test(act) || hand.draw('act-is-bare', [true, false, true])) {
    return { text: act, cites: [] };
  }
  const { body } = lead.fact;
  const opening = hand.draw(`act-opening-${body}`, ACT_OPENINGS[body]);
  const words = { body: bodyInText(body) };
  return {
    text: `${filled(opening, words)} ${uncapitalised(act)}`,
    cites: opening.includes('{body}') ? [lead.fact.id] : [],
  };
}
