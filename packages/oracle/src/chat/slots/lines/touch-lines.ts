import { DAY_MS } from '@palm/astrology/instant';
import { BODIES, type PlanetId } from '@palm/astrology/vocabulary';
import { readingOf } from '../../../../content/chat/fact-lines.ts';
import type { NatalPointId } from '../../../facts/fact-kinds/fact-id.ts';
import { sinceWords, untilWords } from '../calendar/date-words.ts';
import { fill, type Filled, type SlotContext } from '../slot.ts';
import { type Contact, seriesOf } from '../transits/contact.ts';
import { ASPECT_PLAIN, contactNote, plainPoint } from '../transits/contact-words.ts';
import { runningTouches } from '../transits/running.ts';

/** What lasts long enough to be worth a sentence. */
const LASTING: ReadonlySet<PlanetId> = new Set([
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
]);
const LONG_MS = 60 * DAY_MS;

/** The weightiest lasting contact to one of some points of the birth chart. */
function lastingContact(context: SlotContext, points: readonly NatalPointId[]): Contact | null {
  const touch = runningTouches(context).find(
    ({ body, point }) => LASTING.has(body) && points.includes(point),
  );
  if (touch === undefined) return null;
  const { now } = seriesOf(touch, context);
  const { body, aspect, point, pointDeg } = touch;
  return now === null ? null : { body, aspect, point, pointDeg, series: now };
}

/** "Pluto has been right on your Saturn on and off since December 2025. Astrologers read that as …" */
export function contactSentence(contact: Contact, context: SlotContext): string | null {
  const { body, aspect, point, series } = contact;
  const where = `${ASPECT_PLAIN[aspect]} your ${plainPoint(point)}`;
  const name = BODIES[body].name;
  const reading = `Astrologers read that as ${readingOf(body, aspect)}.`;
  if (series.start !== null && context.now - series.start > LONG_MS) {
    const since = sinceWords(series.start, context);
    return `${name} has been ${where} on and off since ${since}. ${reading}`;
  }
  if (series.end === null) return null;
  const times = series.stays.length > 1 ? ', on and off' : '';
  return `${name} is ${where}${times} until ${untilWords(series.end, context)}. ${reading}`;
}

export function touchLine(context: SlotContext, points: readonly NatalPointId[]): Filled | null {
  const contact = lastingContact(context, points);
  if (contact === null) return null;
  return fill(contactSentence(contact, context), contactNote(contact, context));
}
