import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import type { ChatFact } from '../../../facts/fact.ts';
import type { ChatState } from '../../state.ts';
import { situationOf } from '../answer-piece.ts';
import { type Draft, plainPart } from '../draft.ts';
import type { Talk } from '../talk.ts';
import type { Last } from './other/other-day.ts';

const OF_CARDS: ReadonlySet<string> = new Set(['pull-a-card', 'tarot-spread', 'yes-no-card']);

export const isOfCards = ({ family }: Last): boolean => OF_CARDS.has(family.id);

/** The card of the last answer; where that told of something else as well, the card of the day. */
export const lastCard = (last: Last, { families }: Talk): Last => {
  const family = families.get('pull-a-card');
  if (isOfCards(last) || family === undefined) return last;
  const { thing: _thing, ...entities } = last.piece.entities;
  return { family, piece: { ...last.piece, entities } };
};

/** What of the last card is asked for. */
type CardTurn = 'reversed' | 'upright' | 'good-or-bad' | 'why';

/** What is said about the card of the last answer; null where that was not about a card. */
export function answerCardTurn(
  turn: CardTurn,
  last: Last,
  talk: Talk,
  state: ChatState,
): Draft | null {
  if (!isOfCards(last)) return null;
  const { source } = situationOf(last, talk, state);
  const facts: ChatFact[] = [];
  const read = (slot: string): string => {
    const found = source(slot);
    facts.push(...(found?.facts ?? []));
    return found?.text ?? '';
  };
  if (read('card') === '') return null;
  const filled = (line: string): string =>
    line
      .replace('{card}', read('card'))
      .replace('{word}', read('card_word'))
      .replace('{line}', read('card_line'));
  const texts = {
    reversed: [`${read('card')}. ${read('card_reversed')}`, REPLY_LINES.reversalNote],
    upright: [filled(REPLY_LINES.uprightCard)],
    'good-or-bad': [filled(REPLY_LINES.neitherCard)],
    why: [REPLY_LINES.whyCard],
  } as const satisfies Record<CardTurn, readonly string[]>;
  return {
    parts: texts[turn].map((text) => ({ text, cites: facts.map(({ id }) => id) })),
    chosen: [],
    facts,
    zone: 'sure',
    piece: { ...last.piece, family: last.family.id },
  };
}

/** "what does the second one mean": one card of three; null where no three were drawn. */
export function answerNthCard(
  place: number,
  last: Last,
  talk: Talk,
  state: ChatState,
): Draft | null {
  const isSpread = state.passage?.includes('three') === true || last.family.id === 'tarot-spread';
  if (!isOfCards(last) || !isSpread) return null;
  const { source } = situationOf(last, talk, state);
  const number = place === -1 ? MOST_CARDS : place + 1;
  const [name, line] = [source(`card_${number}`), source(`card_${number}_line`)];
  if (name === null || line === null) return null;
  const says = PLACE_LINES[number - 1] ?? '';
  const cites = name.facts.map(({ id }) => id);
  return {
    parts: [{ text: `${name.text}: ${line.text}`, cites }, plainPart(says)],
    chosen: [],
    facts: name.facts,
    zone: 'sure',
    piece: { ...last.piece, family: last.family.id },
  };
}

const MOST_CARDS = 3;

/** What the three places of a spread stand for. */
const PLACE_LINES = [
  "It lies first, where the spread has what's been going on. So read it as the ground you're standing on, and not as what comes next.",
  "It lies in the middle, where the spread has what's in the way. So ask where that card is true of what slows you down just now.",
  'It lies last, where the spread has what you could try. So take it as a suggestion for this week, the smallest version of it.',
] as const;
