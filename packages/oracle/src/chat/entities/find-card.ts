import { CARDS } from '../../../content/chat/cards/cards.ts';
import { MINOR_CARDS } from '../../../content/chat/cards/minor-cards.ts';

/** A card that a message names, and whether it lies upside down. */
export interface NamedCard {
  readonly name: string;
  readonly isReversed: boolean;
}

const RANKS =
  'ace|one|1|two|2|three|3|four|4|five|5|six|6|seven|7|eight|8|nine|9|ten|10|page|knight|queen|king'.split(
    '|',
  );
const RANK_NAMES: Readonly<Record<string, string>> = {
  '1': 'ace',
  one: 'ace',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  '10': 'ten',
};
const SUIT_NAMES: Readonly<Record<string, string>> = {
  coin: 'pentacle',
  disk: 'pentacle',
  disc: 'pentacle',
  rod: 'wand',
  stave: 'wand',
  baton: 'wand',
};
const MINOR = new RegExp(
  String.raw`\b(?<rank>${RANKS.join('|')})s? (?:of )?(?:the )?(?<suit>cup|wand|sword|pentacle|coin|disk|disc|rod|stave|baton)s?\b`,
  'giu',
);

/** These are everyday words. */
const EVERYDAY = new Set([
  'Strength',
  'Justice',
  'Death',
  'The Star',
  'The Moon',
  'The Sun',
  'The World',
  'The Fool',
  'The Devil',
  'Judgement',
  'The Lovers',
]);
/** No everyday words, but no cards either where nothing speaks of cards: "the tower by the river". */
const HALF_EVERYDAY = new Set([
  'The Tower',
  'The Emperor',
  'The Empress',
  'The Chariot',
  'The Hermit',
  'The Magician',
  'Temperance',
]);
const CARD_TALK =
  /\b(?:cards?|tarot|arcana|pulled|drew|reversed?|deck|spread)\b|\bwhat (?:does|is|about) the\b.*\b(?:mean|say|stand)\b/iu;
const REVERSED =
  /^[\s,(]*(?:card )?(?:is |was |came |came up |in )?(?:reversed?|upside ?down|inverted|rx\b|\(r\))/iu;

const patternOf = (name: string): string =>
  name
    .replace(/^The /u, '(?:the )?')
    .replace('Judgement', 'Judge?ment')
    .replace('High Priestess', 'high priest(?:ess|es)')
    .replace('Hanged Man', 'hang(?:ed|ing) man')
    .replace('Wheel of Fortune', 'wheel of fortune');

/** The words around a name that make it a card: "the sun card", "pulled the tower", "death reversed". */
const withCardWords = (name: string): RegExp =>
  new RegExp(
    String.raw`\b${patternOf(name)}\s+(?:tarot|(?:an? )?(?:\w+ )?card|reversed|upright|upside)|\b(?:pulled|pulling|drew|drawn|drawing|keep getting|keeps coming up as|picked|dealt|tarot|card(?: is| was)?)\s+(?:me )?(?:a |the )?${patternOf(name)}\b|\bgot the ${patternOf(name.replace(/^The /u, ''))}\b|\b(?:drew|pulled|picked|drawn) (?:it|one|that|mine)(?: \w+)?[,:]\s*${patternOf(name)}\b`,
    'iu',
  );

const MAJORS = CARDS.map(({ name }) => ({
  name,
  named: new RegExp(String.raw`\b${patternOf(name)}\b`, 'iu'),
  asCard: withCardWords(name),
  listed: new RegExp(String.raw`(?:^|[,+&\n]|\band|\bthen|\bafter|:)\s*${patternOf(name)}\b`, 'iu'),
}));

export const cardPatterns = (): readonly RegExp[] =>
  MAJORS.flatMap((card) => [card.named, card.asCard, card.listed]);

/** A card that is named; an everyday word is one only where its own words make it a card: "the sun card". */
export function findCard(text: string): string | undefined {
  const [minor] = minorsIn(text);
  const major = MAJORS.find(
    ({ name, named, asCard }) => (!EVERYDAY.has(name) || asCard.test(text)) && named.test(text),
  );
  return minor?.name ?? major?.name;
}

interface Placed extends NamedCard {
  readonly at: number;
}

/** "two cups" may stand on a table; "two of cups" is a card. */
const isMinor = (text: string, [words]: RegExpExecArray): boolean =>
  / of /iu.test(words) || CARD_TALK.test(text);

function minorsIn(text: string): Placed[] {
  const named = [...text.matchAll(MINOR)].filter((found) => isMinor(text, found));
  return named.map((found) => {
    const rank = (found.groups?.['rank'] ?? '').toLowerCase();
    const suit = (found.groups?.['suit'] ?? '').toLowerCase();
    const words = `${RANK_NAMES[rank] ?? rank} of ${SUIT_NAMES[suit] ?? suit}s`;
    const card = MINOR_CARDS.find(({ name }) => name.toLowerCase() === words);
    return { name: card?.name ?? words, ...placeOf(text, found) };
  });
}

/** "reverse Empress", "upside down tower" */
const REVERSED_BEFORE = /\b(?:revers(?:ed?|al)|upside ?down|inverted)\s+(?:the\s+)?$/iu;

const placeOf = (text: string, { index, 0: words }: RegExpExecArray) => ({
  at: index,
  isReversed:
    REVERSED.test(text.slice(index + words.length)) || REVERSED_BEFORE.test(text.slice(0, index)),
});

/** "i dropped a card and it was judgement" */
const isTurnedUp = (name: string, text: string): boolean =>
  CARD_TALK.test(text) &&
  new RegExp(
    String.raw`\b(?:it was|it is|its|it's|came up|popped out|jumped out|fell out|turned up|got)\s+(?:the\s+)?${patternOf(name)}\b`,
    'iu',
  ).test(text);

/** Every card that a message names as a card, in its order. */
export function findCards(text: string): NamedCard[] {
  const minors = minorsIn(text);
  const majors = MAJORS.flatMap(({ name, named, asCard }): Placed[] => {
    const found = named.exec(text);
    const isLoose = EVERYDAY.has(name) || (HALF_EVERYDAY.has(name) && !CARD_TALK.test(text));
    const isCard = !isLoose || asCard.test(text) || isTurnedUp(name, text);
    return found === null || !isCard ? [] : [{ name, ...placeOf(text, found) }];
  });
  const sure = [...minors, ...majors];
  const all = sure.length === 0 ? [] : [...sure, ...beside(text, sure)];
  return all.toSorted((a, b) => a.at - b.at).map(({ name, isReversed }) => ({ name, isReversed }));
}

/** In a list with a card that is sure, "the sun" and "the star" are cards too. */
function beside(text: string, sure: readonly Placed[]): Placed[] {
  if (!/,| and | then | after |\n|\+|&/u.test(text)) return [];
  return MAJORS.flatMap(({ name, listed }): Placed[] => {
    const isNamed = sure.some((one) => one.name === name);
    const found = isNamed ? null : listed.exec(text);
    return found === null ? [] : [{ name, ...placeOf(text, found) }];
  });
}
