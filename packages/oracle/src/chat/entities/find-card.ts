const NAMES =
  `The Fool|The Magician|The High Priestess|The Empress|The Emperor|The Hierophant|The Lovers
|The Chariot|Strength|The Hermit|Wheel of Fortune|Justice|The Hanged Man|Death|Temperance|The Devil
|The Tower|The Star|The Moon|The Sun|Judgement|The World`
    .replaceAll('\n', '')
    .split('|');
/** These are everyday words: they are cards only beside the word "card", "tarot" or "pulled". */
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
const CARD_TALK =
  /\b(?:cards?|tarot|arcana|pulled|pull|drew|drawn|draw|reversed|upright|deck|spread)\b/iu;

/** A card of the major arcana that is named. */
export function findCard(text: string): string | undefined {
  const isCardTalk = CARD_TALK.test(text);
  return NAMES.find((name) => {
    const bare = name.replace(/^The /u, '').replace('Judgement', 'Judge?ment');
    return (
      (isCardTalk || !EVERYDAY.has(name)) && new RegExp(String.raw`\b${bare}\b`, 'iu').test(text)
    );
  });
}
