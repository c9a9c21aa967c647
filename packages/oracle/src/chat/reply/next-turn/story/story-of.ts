import { PRODUCT_SITUATIONS } from '../../../../../content/chat/situations/product.ts';
import { FIELDS, SITUATIONS } from '../../../../../content/chat/situations/situations.ts';
import type { Situation } from '../../../../../content/chat/situations/situation.ts';
import { BEGAN_WELL } from '../../../../../content/chat/turns/short/heard.ts';
import { MATTERS } from '../../../../../content/chat/situations/matters.ts';
import type { EverydayMatter } from '../../../everyday-matter.ts';
import type { Family } from '../../../family.ts';
import { FITS_PASSAGE, nearnessOf } from '../../../nearness.ts';
import type { ChatState, KeptPiece } from '../../../state.ts';
import { nearestOf } from '../../../understand/near/near-passages.ts';
import type { Nearness } from '../../../understood.ts';
import { matterOfStory } from '../../everyday/find-matter.ts';
import { matterWords } from '../../everyday/matter-words.ts';
import type { Talk } from '../../talk.ts';
import { isStory } from '../belongs-to-story.ts';
import { hasNext } from '../by-form/next-passage.ts';

/** What the person has told so far about the present subject. */
export interface Story {
  /** The messages in plain words and lower case, oldest first. */
  readonly told: readonly string[];
  /** The subject that the story began with, where it has answers to next messages. */
  readonly family: Family | null;
  /** Whether the first message is clearly about that subject. */
  readonly isOfFamily: boolean;
  /** Whether it is about the app and not about the person's life. */
  readonly isOfProduct: boolean;
  /** Its words as everyday matters are named with, and how like it is to each of them. */
  readonly words: string;
  readonly matters: Nearness;
  /** The everyday matter that it is about. */
  readonly matter: EverydayMatter | null;
}

const LINKS = /^(?:and|but|so|because)\b|\b(?:he|she|they|him|her|them|his|their|it|that|this)\b/u;
const LEAST_WORDS = 8;
const LEAST_KNOWN_WORDS = 4;

/** The story that a message goes on with; null where there is none. */
export function storyOf(talk: Talk, { questions, piece, used }: ChatState): Story | null {
  const all = piece === null || questions.includes(piece) ? questions : [...questions, piece];
  const start = all.findLastIndex((one, at) => at === 0 || isBeginning(one, all[at - 1], talk));
  const own = all.slice(Math.max(start, 0));
  const familyOf = ({ family }: KeptPiece): Family | null =>
    talk.families.get(family ?? '') ?? null;
  const isOfProduct = own.every((one) => familyOf(one)?.kind === 'product');
  const [first] = own;
  if (first === undefined || !(isOfProduct || own.some((one) => isTold(one, familyOf(one)))))
    return null;
  const family = familyOf(first);
  const told = own.map(wordsOf).filter((text, at, texts) => texts.indexOf(text) === at);
  const words = matterWords(own);
  const matters = nearestOf(own.map((one) => one.matters ?? {}));
  return {
    told,
    family: family !== null && hasNext(family) ? family : null,
    isOfFamily: family !== null && nearnessOf(first.near ?? {}, family.id) >= FITS_PASSAGE,
    isOfProduct,
    words,
    matters,
    matter: matterOfStory(used, words, matters, talk.matters.everyday),
  };
}

/** A subject that people tell stories about, or a statement about themselves that was taken for something else. */
const isTold = ({ form, plain, about }: KeptPiece, family: Family | null): boolean =>
  isStory(family) ||
  (family?.kind !== 'lookup' && form === 'tells' && about !== 'app' && OWN.test(plain));
const OWN = /\b(?:my|i|we)\b/u;

const wordsOf = ({ said, plain }: KeptPiece): string => `${said} ${plain}`.trim().toLowerCase();

/** A longer message on another theme, or a story of its own kind, that nothing links to the one before. */
function isBeginning(one: KeptPiece, before: KeptPiece | undefined, { families }: Talk): boolean {
  if (before === undefined) return true;
  const words = wordsOf(one);
  const count = words.split(' ').length;
  if (words.includes(wordsOf(before)) || LINKS.test(words)) return false;
  if (count >= LEAST_KNOWN_WORDS && SITUATIONS.some((known) => fits(known, words))) return true;
  const [now, earlier] = [one, before].map(({ family }) => families.get(family ?? '')?.theme);
  return count >= LEAST_WORDS && now !== earlier;
}

const fits = ({ story, unless }: Situation, words: string): boolean =>
  story.test(words) && unless?.test(words) !== true;

/** The kind of story that has answers of its own; null where none is known. */
export function situationOf(
  { told, isOfProduct }: Pick<Story, 'told' | 'isOfProduct'>,
  now: string,
): Situation | null {
  const known = isOfProduct ? PRODUCT_SITUATIONS : SITUATIONS;
  const [first = ''] = told;
  const words = [...told, now].join('. ');
  // One word of this message, or one word of each, names no kind of story.
  const possible = known.filter(
    (one) => fits(one, words) && told.some((text) => one.story.test(text)),
  );
  return possible.find(({ story }) => story.test(first)) ?? possible[0] ?? null;
}

/** How many of the story's words belong to a field; those of the first message count three times. */
function weightOf(field: Situation, told: readonly string[]): number {
  const words = new RegExp(field.story, 'gu');
  return told.reduce(
    (sum, text, at) => sum + (text.match(words)?.length ?? 0) * (at === 0 ? FIRST_WEIGHT : 1),
    0,
  );
}
const FIRST_WEIGHT = 3;

/** The field of life that most of the story's words belong to; null where none of them does. */
export function fieldOf({ told, isOfProduct }: Story, now: string): Situation | null {
  if (isOfProduct) return null;
  const known = situationOf({ told, isOfProduct }, now);
  if (known !== null) return FIELDS.find(({ id }) => id === known.field) ?? null;
  const weighed = FIELDS.map((field) => ({
    field,
    weight: weightOf(field, [...told, now]),
  }));
  const best = weighed.reduce((a, b) => (b.weight > a.weight ? b : a));
  return best.weight === 0 ? null : best.field;
}

/** "the raise", "the house": what the story is about; null where it is no single thing. */
export function matterOf({ told }: Story): string | null {
  const words = told.join('. ');
  return MATTERS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** Whether it began with good news, which wants no advice. */
export const isGladStory = ({ told: [first = ''] }: Story): boolean => BEGAN_WELL.test(first);
