import { SIGN_IDS, SIGNS } from '@palm/astrology/vocabulary';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import { ordinal } from '../../../../facts/fact-words.ts';
import { sentencesIn } from '../../../compose/tidy-text.ts';
import { type Term, termIn, twoTermsIn } from '../../../entities/find-term.ts';
import type { SlotContext } from '../../../slots/slot.ts';
import { signGroupValues } from '../../../slots/terms/sign-group-values.ts';
import { TERM_VALUES } from '../../../slots/terms/term-slots.ts';
import { type Asking, type LookUp, type Told, told } from '../look-up.ts';

const OWN = /\b(?:my|mine|do i|am i|i am|i'm|im|i have|i've|ive|have i|i got|was i|for me)\b/iu;
const NOW = /\b(?:when|next|today|now|rn|tonight|this (?:year|week|month))\b/iu;
const FEAR =
  /\b(?:bad|evil|unlucky|scary|scared|dangerous|doom\w*|curs\w*|worr(?:y|ied)|afraid|danger|ruin\w*|terrible|negative|fear|punish\w*|mess(?:es)? up|affects?|hurts?|harm\w*|stop me)\b/iu;
const HARM = /\b(?:punish\w*|curs\w*|doom\w*|evil|ruin\w*)\b/iu;
/** How the meaning of a word is asked for. */
const MEANING =
  /\b(?:what(?:'?s| is| are| does| do| do you mean)|whats|wat is|wut is|explain\w*|mean(?:s|ing)?|define|definition|eli5|tell me about|difference|how (?:does|do|is|are)|heard of|stands? for|is \w+ an? (?:fire|earth|air|water))\b/iu;
/** Values that are those of a day, not of a birth. */
const OF_TIME: ReadonlySet<string> = new Set([
  'blue moon',
  'black moon',
  'eclipse season',
  'panchang',
  'universal year',
  'year card',
]);
/** "i keep dreaming about an empty house": the house of a dream. */
const DREAMT =
  /\b(?:i|keep|had|about|in) (?:\w+ )?(?:dream(?:t|ed|ing|s)?|nightmares?) (?:about|of|that|where|i)\b|\bdream(?:t|ed|ing) (?:about|of)\b/iu;
const WORDS_OF_A_QUESTION = 12;
/** In a long story a word of the trade is a detail. */
const WORDS_OF_A_STORY = 30;

/** Families that know more about a user's own than the glossary; the rest is explained. */
const OWN_FAMILIES: Readonly<Record<string, string>> = {
  stellium: 'stellium',
  'chart ruler': 'chart-ruler',
  chiron: 'chiron',
  'north node': 'node-north',
  'south node': 'node-north',
  ascendant: 'rising-mine',
  midheaven: 'midheaven',
  'saturn return': 'saturn-return',
  'solar return': 'solar-return',
  'lunar return': 'lunar-return',
  'void of course': 'void-moon',
};

/** "like i'm 5" says how, and nothing about the person. */
const LIKE_A_CHILD =
  /\b(?:like|as if) (?:i am|i'?m) (?:5|five|an? \w+)\b(?: years? old| yo)?|\bto an? (?:kid|child|5 year old)\b/giu;
const wholeOf = ({ said, text, plain }: Asking): string =>
  `${said} ${text} ${plain}`.replace(LIKE_A_CHILD, ' ');
const countOf = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;

/** Every family of a term asks for it. */
const found = new WeakMap<Asking, Term | null>();

/** The term that is asked about; null where a word of the trade is only mentioned. */
function askedTerm(piece: Asking): Term | null {
  const known = found.get(piece);
  if (known !== undefined) return known;
  const term = findAskedTerm(piece);
  found.set(piece, term);
  return term;
}

function findAskedTerm(piece: Asking): Term | null {
  const { plain, entities } = piece;
  const text = piece.text.replace(LIKE_A_CHILD, ' ');
  const term = termIn(text) ?? termIn(plain) ?? termIn(piece.said);
  if (term === undefined || DREAMT.test(text)) return null;
  const count = countOf(text);
  if (count > WORDS_OF_A_STORY) return null;
  if (!term.isEveryday) return isQuestion(piece) || count <= WORDS_OF_A_QUESTION ? term : null;
  const isOfPlanet = entities.planet !== undefined || entities.house !== undefined;
  const isBare = count <= 2;
  const isMeaning = MEANING.test(text) && count <= 9 && !OWN.test(text);
  return !isOfPlanet && (isBare || isMeaning) ? term : null;
}

const isQuestion = (piece: Asking): boolean =>
  piece.text.includes('?') || MEANING.test(wholeOf(piece)) || OWN.test(piece.text);

const ownFamilyOf = (piece: Asking): string | null => {
  const term = askedTerm(piece);
  const { sign, house } = piece.entities;
  const isPlaced = sign !== undefined || house !== undefined;
  const isOwn = OWN.test(wholeOf(piece)) || NOW.test(piece.text) || isPlaced;
  const isFear =
    HARM.test(piece.text) || (FEAR.test(piece.text) && term?.name === 'void of course');
  return term !== null && isOwn && !isFear ? (OWN_FAMILIES[term.name] ?? null) : null;
};

/** "my chiron", "do i have a stellium": the family tells it. */
const ownTerms = [...new Set(Object.values(OWN_FAMILIES))].map((family): LookUp => ({
  family,
  isAsked: (piece) => ownFamilyOf(piece) === family,
  tell: () => null,
}));

const DIFFERENCE = /\b(?:difference|differ|vs|versus)\b/iu;

/** "difference between synastry and composite" */
const termsCompared: LookUp = {
  family: 'term-explain',
  isAsked: ({ text }) => DIFFERENCE.test(text) && twoTermsIn(text).length === 2,
  tell: (_context, { text }) =>
    told(
      twoTermsIn(text)
        .map(({ line }) => firstSentence(line))
        .join(' '),
    ),
};

/** "what is a vertex", "my part of fortune", "is a yod bad" */
const termExplained: LookUp = {
  family: 'term-explain',
  isAsked: (piece) => askedTerm(piece) !== null,
  tell: (context, piece) => {
    const term = askedTerm(piece);
    return term === null ? null : explained(term, context, wholeOf(piece));
  },
};

function explained(term: Term, context: SlotContext, asked: string): Told {
  const isOwn = OWN.test(asked);
  const value = TERM_VALUES[term.name]?.(context) ?? null;
  const own = value?.text ?? (isOwn ? missing(term, context) : '');
  const isOfSign = context.entities.sign !== undefined && term.name in signGroupValues;
  const isFirst = isOwn || isOfSign || (OF_TIME.has(term.name) && NOW.test(asked));
  const sentences = isFirst ? [own, term.line] : [term.line, own];
  const isShared =
    /\b(?:does|do) (?:everyone|everybody|all (?:charts|people)|every chart) (?:have|has)\b/iu.test(
      asked,
    );
  const isFear =
    !isShared && FEAR.test(asked) && !/^(?:No|By|Yes)\b/u.test(sentences.find(Boolean) ?? '');
  const text = [
    isShared ? 'Yes, every chart has one.' : '',
    isFear ? "No, it isn't a bad sign." : '',
    ...sentences,
    PLACED.has(term.name) ? placeLine(context.entities) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
  return told(isOneSentence(asked) ? firstSentence(text) : text, ...(value?.facts ?? []));
}

/** Points of a chart that stand in a sign and a house. */
const PLACED: ReadonlySet<string> = new Set([
  'lilith',
  'rahu and ketu',
  'vertex',
  'part of fortune',
  'part of spirit',
  'descendant',
  'ic',
  'juno',
  'ceres',
  'vesta',
  'pallas',
  'eros',
]);

/** What a user's own value lacks; empty for terms that have none. */
function missing({ name }: Term, { chart }: SlotContext): string {
  if (!(name in TERM_VALUES)) return '';
  if (/\b(?:expression|soul urge|personality)\b/u.test(name)) {
    return 'For yours I need your birth name in full: type it as "my full name is …".';
  }
  return chart === null
    ? "For yours I'd need your birth date, hour and place: add them under Profile, Edit Profile."
    : "I can't tell yours: it needs the hour of birth, and your profile has none.";
}

/** "lilith in scorpio", "vertex in the 7th house" */
function placeLine({ sign, house }: SlotContext['entities']): string {
  const id = SIGN_IDS.find((one) => one === sign);
  if (house !== undefined) {
    return `In the ${ordinal(house)} house it's read for the part of life about ${HOUSE_MATTER_WORDS[house]}.`;
  }
  return id === undefined ? '' : `In ${SIGNS[id].name} it takes that sign's style: ${STYLES[id]}.`;
}

const STYLES = {
  aries: 'direct and first',
  taurus: 'slow, steady and fond of comfort',
  gemini: 'curious and quick with words',
  cancer: 'protective and close to home',
  leo: 'warm and out in the open',
  virgo: 'careful and useful',
  libra: 'fair and with another person in mind',
  scorpio: 'deep, private and all or nothing',
  sagittarius: 'frank and with a horizon',
  capricorn: 'patient and serious',
  aquarius: 'independent and a little apart',
  pisces: 'soft, dreamy and open',
} as const satisfies Record<(typeof SIGN_IDS)[number], string>;

export const isOneSentence = (plain: string): boolean =>
  /\b(?:one|1|a single) sentence\b|\bin (?:short|a nutshell)\b/u.test(plain);
export const firstSentence = (text: string): string => sentencesIn(text)[0] ?? text;

export const TERM_LOOK_UPS: readonly LookUp[] = [termsCompared, ...ownTerms, termExplained];
