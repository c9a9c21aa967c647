import { PET_WORDS } from '../../entities/relation-words.ts';
import { type Asking, type LookUp, told } from './look-up.ts';

const PET = String.raw`(?:${[...PET_WORDS].join('|')})`;
const NEAR = String.raw`(?:\s+(?!and\b|but\b)[\w']+){0,4}?\s+`;

/** What is no food, and food that is poison to an animal. */
const HARMFUL = String.raw`(?:rings?|necklace|bracelet|jewel\w*|earrings?|coins?|crystals?|stones?|rocks?|pebbles?|marbles?|beads?|batter(?:y|ies)|magnets?|needles?|pins?|nails?|screws?|glass|plastic|string|thread|ribbon|yarn|tinsel|floss|hair ?ties?|rubber bands?|elastic|balloons?|socks?|underwear|tampons?|nappy|diaper|toys?|lego\w*|buttons?|ear ?buds?|ear ?plugs?|air ?pods?|ear ?phones?|headphones|charger|cable|remote|candles?|wax|foil|skewers?|sticks?|corn ?cobs?|bones?|chocolate|brownies?|grapes?|raisins?|onions?|garlic|chives|macadamia\w*|xylitol|gum|avocado|coffee|alcohol|beer|wine|weed|edibles?|gummies|joint|mushrooms?|lil(?:y|ies)|tulips?|ivy|oleander|plants?|pills?|tablets?|meds|medicine|medication|ibuprofen|paracetamol|tylenol|advil|aspirin|vitamins?|inhaler|poison|pellets?|bait|antifreeze|bleach|detergent|soap|pods?|cleaner|oils?|perfume|paint|glue|fertili[sz]er|ashes|tarot cards?|incense)`;

const ATE = String.raw`(?:ate|eaten|eats|gulped|chewed up|licked up|drank|got into|inhaled)\b`;

const SWALLOWED = new RegExp(
  String.raw`\b${PET}s?${NEAR}?(?:swallow(?:ed|s)\b|${ATE}(?:\s+[\w']+){0,5}?\s+${HARMFUL}\b|${ATE}\s+(?:one|it|them|something (?:weird|bad|strange|toxic))\b)`,
  'iu',
);
const IN_DANGER = new RegExp(
  String.raw`\b${PET}s?${NEAR}?(?:is |are |has |started |keeps |was |suddenly |just |having )*(?:chok(?:ing|ed)|(?:having )?(?:a )?seizures?|seizing|collapsed|(?:can ?not|can'?t|cant|cannot) (?:breathe|stand|pee|urinate)|gasping|bleeding (?:a lot|badly|from)|unconscious|poisoned|(?:vomit\w*|throwing up) blood)`,
  'iu',
);
/** Long past, already seen to, or mourned: no hurry any more. */
const PAST =
  /\b(?:years? ago|last (?:year|month|summer|winter)|as a (?:kid|child)|used to|once|died|passed|put down|in heaven|vet (?:said|says|told)|(?:is|are|was) (?:fine|ok|okay) now|pooped it|passed it|dream\w*)\b/iu;
const ASKS_SIGN = /\b(?:signs?|omens?|meant to be|universe|mean\w*|luck\w*)\b/iu;

const words = ({ said, text }: Asking): string => `${said} ${text}`.replaceAll('’', "'");

/** "my cat ate one is that bad": an animal that may be in danger needs a vet, and no reading. */
export const petEmergency: LookUp = {
  family: 'pet-life',
  isAsked: (piece) => {
    const all = words(piece);
    return (SWALLOWED.test(all) || IN_DANGER.test(all)) && !PAST.test(all);
  },
  tell: ({ entities: { pet } }, piece) => {
    const all = words(piece);
    const who = pet?.words ?? 'your animal';
    const first =
      'Ring a vet now, before you read on: your own, or the nearest emergency clinic if yours is closed.';
    const what = SWALLOWED.test(all)
      ? `Say what it was, how big, how long ago and what ${who} weighs. Don't make ${who} vomit and give nothing to eat unless the vet tells you to. Much of what animals swallow comes out by itself and some of it doesn't, and only someone who can examine ${who} knows which.`
      : `Say what you see and since when, and do what they tell you. Keep ${who} warm and still on the way.`;
    const sign = ASKS_SIGN.test(all)
      ? ` And no, it isn't a sign of anything; it's an animal that was quicker than you.`
      : '';
    return told(`${first} ${what}${sign}`);
  },
};
