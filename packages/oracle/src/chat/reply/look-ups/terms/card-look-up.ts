import { ALL_CARDS } from '../../../slots/numbers/card-slots.ts';
import { findCards, type NamedCard } from '../../../entities/find-card.ts';
import { type LookUp, told } from '../look-up.ts';
import { calmOfCards, cardForSubject, isOfIllness, storyOf } from './card-subjects.ts';
import { firstSentence, isOneSentence } from './term-look-up.ts';

const MOST_CARDS = 10;
/** A new card is wanted, whatever else is named. */
export const ASKS_DRAW =
  /\b(?:pull|draw|pick|lay|give)(?: me| us)? (?:a|one|another|two|three|some|my|new|\d)\b.{0,12}\b(?:cards?|spread|tarot)\b/iu;

/** "yes" and "no" as most lists have it; the other cards are read as "not yet clear". */
const YES =
  /Fool|Magician|Empress|Emperor|Lovers|Chariot|Strength|Wheel|Star|Sun|Judgement|World|Ace|(?:Two|Three|Six|Nine|Ten|Page|Knight|Queen|King) of Cups|(?:Three|Four|Six|Eight|Page|Knight|Queen|King) of Wands|(?:Three|Six|Eight|Nine|Ten|Page|Queen|King) of Pentacles|Temperance/u;
const NO =
  /Death|Devil|Tower|Moon|(?:Three|Five|Seven|Eight|Nine|Ten) of Swords|(?:Five|Eight) of Cups|(?:Five|Ten) of Wands|Five of Pentacles/u;

const leanOf = ({ name, isReversed }: NamedCard): string => {
  if (isReversed || (!YES.test(name) && !NO.test(name))) return 'a "not yet clear"';
  return YES.test(name) && !NO.test(name) ? 'a yes' : 'a no';
};

function readingOf({ name, isReversed }: NamedCard, isAlone: boolean): string {
  const card = ALL_CARDS.find((one) => one.name === name);
  if (card === undefined) return '';
  const picture = isAlone && 'picture' in card ? ` ${card.picture}` : '';
  const upright = `${name}:${picture} ${card.line}`;
  if (!isReversed) return upright;
  const reversed = card.reversed.replace(/^Reversed: /u, '');
  return `${name} reversed: ${reversed}`;
}

/** What else was asked about the card: as feelings, as a person, as a yes or no. */
function turnOf(cards: readonly NamedCard[], plain: string): string {
  const [first] = cards;
  if (first === undefined) return '';
  if (/\byes\b.*\bno\b/u.test(plain)) {
    return `As a yes or no, lists call ${first.name} ${leanOf(first)}; a card can't know, so take it as a coin with a picture.`;
  }
  if (/\bfeel(?:s|ings?)?\b|\bthinks? (?:of|about) me\b/u.test(plain)) {
    return "Asked as someone's feelings, readers take it as that mood toward you; a card can't look into a person, so go by what they do.";
  }
  if (
    /\bwho (?:is|could|might) (?:he|she|it|that|this)\b|\bwhos (?:he|she|it|that|this)\b|\bas (?:a )?person\b|\bwhat kind of (?:person|guy|man|woman)\b/u.test(
      plain,
    )
  ) {
    return 'As a person, it is someone who acts in that way, at least today.';
  }
  if (/\bpregnan\w*|\bbaby\b/u.test(plain)) {
    return "A card can't tell about a pregnancy; a test does.";
  }
  if (/\btell(?:s|ing)? me to do\b|\badvice\b|\bshould i do\b/u.test(plain)) {
    return 'As advice: do a little of that today, and see whether it helps.';
  }
  if (/\bcheat\w*|\baffair\b|\b(?:faithful|loyal|lying)\b/u.test(plain)) {
    return "It says nothing about what another person does: a card can't see that. Go by what you know, and ask.";
  }
  const ofSubject = cardForSubject(cards, plain);
  const lean = ASKS_WHETHER.test(plain)
    ? `As an answer, lists call ${first.name} ${leanOf(first)}; a card can't know, so take it as a nudge and no verdict.`
    : '';
  if (/\bput (?:it|the card) back\b/u.test(plain)) {
    return `${ofSubject} Put it back if you like; it's cardboard, and the day stays yours either way.`.trim();
  }
  return [lean, ofSubject].filter(Boolean).join(' ');
}

/** "asked if ill get the flat", "will it be done by easter", "should i text him" */
const ASKS_WHETHER =
  /\b(?:should|shall|will|can|would|does|is) (?:i|we|he|she|it|they|the|my|this|ill)\b|\bif (?:i|ill|he|she|it|we|they|the|my)\b/u;

const CANCELS =
  /\b(?:should|do|can) i (?:still |even |just |really )?(?:go|cancel|call off|skip|stay home|postpone|fly|travel|take|sign|meet|marry)\b|\b(?:cancel|skip|postpone|call off) (?:my|the|it|our)\b/u;
const BEFORE_EVENT =
  /\b(?:interview|exam|test|first date|flight|trip|presentation|audition|meeting|wedding|race|match)\b/u;

/** A card that was drawn before something decides nothing about it. */
function leadOf(plain: string): string {
  if (CANCELS.test(plain)) {
    return "Don't change a plan for a card: it was drawn by chance and knows nothing about the day. Decide as you would have without it.";
  }
  if (
    /\b(?:actual|real|literal|my own|my) (?:\w+ )?(?:roof|ceiling|chimney|wall|house|kitchen|pipe)s?\b.*\b(?:leak\w*|fall\w*|collaps\w*|drip\w*|crack\w*|broke\w*)/u.test(
      plain,
    )
  ) {
    return 'For once you may take it literally: a bucket, photos for the insurance, and a roofer before the next rain. The card can wait.';
  }
  const event = BEFORE_EVENT.exec(plain)?.[0];
  return event === undefined
    ? ''
    : `It says nothing about how the ${event} goes: a card is drawn by chance, and you're as well prepared as you were before it.`;
}

/** "ten of swords meaning", "i drew the queen of cups, 3 of wands and the tower": read as named, never drawn anew. */
export const namedCards: LookUp = {
  family: 'pull-a-card',
  isAsked: ({ text, said }) =>
    !ASKS_DRAW.test(text) && findCards(`${said} ${text}`.trim()).length > 0,
  tell: (_context, { plain, text, said }) => {
    const cards = findCards(`${said} ${text}`.trim()).slice(0, MOST_CARDS);
    if (cards.length === 0) return null;
    const isAlone = cards.length === 1;
    const all = `${said} ${text} ${plain}`.toLowerCase();
    if (isOfIllness(all)) return told(calmOfCards(cards, all));
    const readings = cards.map((card) => readingOf(card, isAlone)).join(' ');
    if (isOneSentence(plain))
      return told(readings.split(' ').length > 40 ? firstSentence(readings) : readings);
    const together = isAlone ? '' : storyOf(cards);
    const lead = leadOf(`${said} ${plain}`.toLowerCase());
    const calm = lead === '' ? calmOfCards(cards, all) : '';
    const turn = lead === '' ? turnOf(cards, all) : '';
    return told([lead, calm, readings, together, turn].filter(Boolean).join(' '));
  },
};
