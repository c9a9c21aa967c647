import { CARDS, type Card } from '../../../../content/chat/cards/cards.ts';
import { MINOR_CARDS, type MinorCard } from '../../../../content/chat/cards/minor-cards.ts';
import { fractionsFrom, hashOf } from '../../../text/hash.ts';
import { todayOf } from '../calendar/date-words.ts';
import { ordinalWords } from '../ordinal-words.ts';
import { fill, note, perMessage, type Filled, type SlotContext, type SlotGroup } from '../slot.ts';

/** The same user, day and subject always give the same order. */
const shuffled = perMessage((context): readonly Card[] => {
  const subject = (context.entities.thing ?? 'today').toLowerCase();
  const next = fractionsFrom(hashOf(`${context.seed} ${todayOf(context)} ${subject}`));
  const cards = [...CARDS];
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [cards[last], cards[other]] = [cards[other] as Card, cards[last] as Card];
  }
  return cards;
});

/** All that a user may have drawn elsewhere. */
export const ALL_CARDS: readonly (Card | MinorCard)[] = [...CARDS, ...MINOR_CARDS];

/** A card that the user drew elsewhere. */
function namedCard({ entities }: SlotContext): Card | MinorCard | null {
  const words = (entities.card ?? '').toLowerCase().replace(/^the /u, '');
  return ALL_CARDS.find(({ name }) => name.toLowerCase().replace(/^the /u, '') === words) ?? null;
}

function tell(
  context: SlotContext,
  place: number,
  read: (card: Card | MinorCard) => string | undefined,
): Filled | null {
  const named = place === 0 ? namedCard(context) : null;
  if (named !== null) return fill(read(named));
  const card = shuffled(context)[place];
  if (card === undefined || !context.mayDraw) return null;
  const count = ordinalWords(CARDS.indexOf(card) + 1);
  return fill(
    read(card),
    note(`card-${place}`, `${card.name}, ${count} of 22, drawn by chance; the same until tomorrow`),
  );
}

const spread = (place: number) => ({
  name: (context: SlotContext): Filled | null => tell(context, place, ({ name }) => name),
  line: (context: SlotContext): Filled | null => tell(context, place, ({ line }) => line),
});

export const cardSlots = {
  card: (context) => tell(context, 0, ({ name }) => name),
  card_named: (context) => fill(namedCard(context)?.name),
  card_line: (context) => tell(context, 0, ({ line }) => line),
  card_word: (context) => tell(context, 0, ({ word }) => word),
  card_picture: (context) =>
    tell(context, 0, (card) => ('picture' in card ? card.picture : undefined)),
  card_question: (context) =>
    tell(context, 0, (card) => ('question' in card ? card.question : undefined)),
  card_1: spread(0).name,
  card_1_line: spread(0).line,
  card_2: spread(1).name,
  card_2_line: spread(1).line,
  card_3: spread(2).name,
  card_3_line: spread(2).line,
  card_reversed: (context) => tell(context, 0, ({ reversed }) => reversed),
  reversed_note: (context) =>
    /\breversed\b|\bupside down\b/u.test(context.plain)
      ? tell(context, 0, ({ reversed }) => reversed)
      : null,
} as const satisfies SlotGroup;
