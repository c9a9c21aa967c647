import { type AspectId, ASPECTS, BODIES } from '@palm/astrology/vocabulary';
import { degreeWords, pointName } from '../../../facts/fact-words.ts';
import { dateWordsAt, listWords } from '../calendar/date-words.ts';
import { note, type SlotContext } from '../slot.ts';
import type { Contact, Touch } from './contact.ts';

/** How an angle is said aloud: fits between "Saturn is" and "your Moon". */
export const ASPECT_PLAIN = {
  conjunction: 'right on',
  opposition: 'opposite',
  square: 'at a hard angle to',
  trine: 'on easy terms with',
  sextile: 'on easy terms with',
} as const satisfies Record<AspectId, string>;

export const isEasy = (aspect: AspectId): boolean => aspect === 'trine' || aspect === 'sextile';

/** A point as it is said to its owner, after "your". */
export const plainPoint = (point: Touch['point']): string =>
  point === 'ascendant' ? 'rising sign' : pointName(point);

/** "Saturn at a hard angle to your Mercury" */
export const contactPlain = ({ body, aspect, point }: Touch): string =>
  `${BODIES[body].name} ${ASPECT_PLAIN[aspect]} your ${plainPoint(point)}`;

/** "Saturn 90° from natal Mercury, 8°06′ Cancer: April 5 to May 9 and October 19 to January 29" */
export function contactNote(
  { body, aspect, point, pointDeg, series }: Contact,
  context: SlotContext,
) {
  const stays = series.stays.map(({ start, end }) =>
    [start, end].map((at) => (at === null ? '…' : dateWordsAt(at, context))).join(' to '),
  );
  const exact = series.exact.map((at) => dateWordsAt(at, context));
  const place = `natal ${pointName(point)}, ${degreeWords(pointDeg)}`;
  const angle = `${BODIES[body].name} ${ASPECTS[aspect].name} ${place}`;
  const exactly = exact.length === 0 ? 'never quite exact' : `exact ${listWords(exact)}`;
  return note(
    `contact-${body}-${aspect}-${point}`,
    `${angle}: within orb ${listWords(stays)}; ${exactly}`,
  );
}
