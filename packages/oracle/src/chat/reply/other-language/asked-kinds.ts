import {
  type LanguageAnswers,
  PRODUCT_KINDS,
  type ProductKind,
  VALUE_KINDS,
  type ValueKind,
} from '../../../../content/chat/languages/answers/language-answers.ts';
import { anyOf, fitsOne, readWays, type Way } from '../../understand/words/question-table.ts';
import { forWords } from '../../understand/words/named-subject.ts';
import { dateNamed, signsNamed } from './words-of-language.ts';

export type Kind = ValueKind | ProductKind;

export interface AskedKinds {
  /** In the order in which they are asked. */
  readonly kinds: readonly Kind[];
  /** What the message says besides, as it was typed; empty where nothing is left. */
  readonly rest: string;
}

const PARTED = /[?!;,\n]+|(?<!\d)\.\s/gu;
/** Fewer words are an address or an aside. */
const LEAST_LEFT = 4;
const MOST_WORDS = 14;
const MORE_WORDS = 7;
const MOST_KINDS = 3;

/** The values and the product questions that a message asks for by their words; null where none is meant. */
export function askedKinds(message: string, answers: LanguageAnswers): AskedKinds | null {
  const parts = partsOf(message, answers.values.and);
  const whole = forWords(message);
  const { pairAsked } = answers.values;
  const isPair = signsNamed(whole, answers.values).length >= 2 && anyOf(pairAsked).test(whole);
  const isDate = dateNamed(whole, answers.values) !== null && asksSign(whole, answers);
  const read = parts.map((part) => {
    const plain = forWords(part);
    const kind = firstKind(plain, answers, whole);
    const hasSign = isPair && signsNamed(plain, answers.values).length > 0;
    const isOfPair = hasSign || (isPair && anyOf(pairAsked).test(plain));
    const hasDate = isDate && dateNamed(plain, answers.values) !== null;
    if (isOfPair) return { part, kind: 'pair' as const };
    if (hasDate || (isDate && kind === 'sunSign')) return { part, kind: 'signOfDate' as const };
    return { part, kind };
  });
  const wholeKind = firstKind(whole, answers);
  const found = read.flatMap(({ kind }) => (kind === null ? [] : [kind]));
  const kinds = [...new Set(found.length === 0 && wholeKind !== null ? [wholeKind] : found)];
  if (kinds.length === 0 || kinds.length > MOST_KINDS) return null;
  const left = found.length === 0 ? [] : read.filter(({ kind }) => kind === null);
  const rest = left
    .map(({ part }) => part)
    .filter((part) => wordsIn(part) >= LEAST_LEFT)
    .join('. ');
  const words = wordsIn(message) - wordsIn(rest);
  return words > MOST_WORDS + MORE_WORDS * (kinds.length - 1) ? null : { kinds, rest };
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{M}\p{N}']+/gu)?.length ?? 0;

function partsOf(message: string, and: string): string[] {
  const between = new RegExp(String.raw`\s(?:${and})\s`, 'giu');
  return message
    .split(PARTED)
    .flatMap((part) => part.split(between))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const asksSign = (plain: string, { values }: LanguageAnswers): boolean =>
  anyOf(values.signAsked).test(plain);

const kept = new WeakMap<LanguageAnswers, readonly (readonly [Kind, readonly Way[]])[]>();

/**
 * The first kind that one of its ways of asking stands in a text for: the narrower kinds stand first. Words that leave out
 * a question about the product may stand anywhere: "how do I tell my boss? I'm still on probation".
 */
function firstKind(plain: string, answers: LanguageAnswers, whole = plain): Kind | null {
  const known = kept.get(answers) ?? readKinds(answers);
  kept.set(answers, known);
  return (
    known.find(([kind, ways]) =>
      fitsOne(ways, plain, kind in answers.product.says ? whole : plain),
    )?.[0] ?? null
  );
}

const readKinds = ({ values, product }: LanguageAnswers) => [
  ...PRODUCT_KINDS.map((kind) => [kind, readWays(product.asks[kind])] as const),
  ...VALUE_KINDS.flatMap((kind) =>
    kind === 'pair' || kind === 'signOfDate' ? [] : [[kind, readWays(values.asks[kind])] as const],
  ),
];
