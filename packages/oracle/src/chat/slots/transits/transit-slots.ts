import { BODIES } from '@palm/astrology/vocabulary';
import { HOUSE_MATTER_WORDS } from '../../../../content/chat/words/house-matter-words.ts';
import { dateWordsAt, sinceWords, untilWords } from '../calendar/date-words.ts';
import { fill, type Filled, type SlotContext, type SlotGroup } from '../slot.ts';
import { aroundAsked, askedContact, friendlier, hardest, strongest } from './asked-contact.ts';
import { type Contact, exactDay } from './contact.ts';
import { ASPECT_PLAIN, contactNote, contactPlain, plainPoint } from './contact-words.ts';
import { isReturnFamily, returnSlots } from './return-slots.ts';

function running(context: SlotContext, read: (contact: Contact) => string | null): Filled | null {
  const contact = askedContact(context)?.running ?? null;
  return contact === null ? null : fill(read(contact), contactNote(contact, context));
}

const end = ({ series }: Contact, context: SlotContext): string | null =>
  series.end === null ? null : untilWords(series.end, context);

const told = (
  contact: Contact | null | undefined,
  context: SlotContext,
  read: (contact: Contact) => string | null,
): Filled | null =>
  contact === null || contact === undefined
    ? null
    : fill(read(contact), contactNote(contact, context));

/** The same three words serve a contact and a return; the family says which is meant. */
const dated =
  (name: 'since' | 'exact' | 'until', read: (contact: Contact, c: SlotContext) => string | null) =>
  (context: SlotContext): Filled | null =>
    isReturnFamily(context.familyId)
      ? returnSlots[`return_${name}`](context)
      : running(context, (contact) => read(contact, context));

export const transitSlots = {
  body: (context) => {
    const contact = askedContact(context);
    return contact === null ? null : fill(BODIES[contact.body].name);
  },
  point: (context) => {
    const point = askedContact(context)?.point ?? null;
    return point === null ? null : fill(plainPoint(point));
  },
  aspect: (context) => running(context, ({ aspect }) => aspect),
  aspect_plain: (context) => running(context, ({ aspect }) => ASPECT_PLAIN[aspect]),
  since: dated('since', ({ series }, context) =>
    series.start === null ? null : sinceWords(series.start, context),
  ),
  exact: dated('exact', ({ series }, context) => {
    const at = exactDay(series, context.now);
    return at === null ? null : dateWordsAt(at, context);
  }),
  until: dated('until', end),
  last_end: (context) => {
    const at = aroundAsked(context)?.lastEnd ?? null;
    return at === null ? null : fill(untilWords(at, context));
  },
  next_start: (context) => {
    const at = aroundAsked(context)?.nextStart ?? null;
    return at === null ? null : fill(sinceWords(at, context));
  },
  receipt: (context) => running(context, (contact) => contactNote(contact, context).words),
  strongest_plain: (context) => told(strongest(context)[0], context, contactPlain),
  strongest_until: (context) =>
    told(strongest(context)[0], context, (contact) => end(contact, context)),
  hardest_plain: (context) => told(hardest(context), context, contactPlain),
  second_plain: (context) => told(friendlier(context), context, contactPlain),
  second_until: (context) => told(friendlier(context), context, (contact) => end(contact, context)),
  house_plain: ({ entities }) => fill(HOUSE_MATTER_WORDS[entities.house ?? 0]),
} as const satisfies SlotGroup;
