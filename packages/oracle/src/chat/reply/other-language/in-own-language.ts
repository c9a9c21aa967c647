import { LANGUAGE_ANSWERS } from '../../../../content/chat/languages/answers/answers.ts';
import type {
  LanguageAnswers,
  ProductKind,
} from '../../../../content/chat/languages/answers/language-answers.ts';
import { languageOf } from '../../understand/words/asked-in-english.ts';
import { type Draft, headingPart, plainPart } from '../draft.ts';
import { type Told, told } from '../look-ups/look-up.ts';
import type { ChatState } from '../../state.ts';
import type { Talk } from '../talk.ts';
import { askedKinds, type Kind } from './asked-kinds.ts';
import { lifeTopicOf } from './life-topic.ts';
import { tellValue } from './tell-value.ts';

type Answer = (message: string, talk: Talk, state: ChatState) => Promise<Draft>;

/** The mark of an answer that was said in the user's language. */
const IN_LANGUAGE = 'language/';

/**
 * What was found through English, said in the user's own language: values and facts of the product, and words for the
 * matters of life that are told most. What is written in English alone stays so.
 */
export async function inOwnLanguage(
  message: string,
  draft: Draft,
  talk: Talk,
  state: ChatState,
  answer: Answer,
): Promise<Draft> {
  const language = languageOf(message);
  const answers = language === null ? undefined : LANGUAGE_ANSWERS[language];
  if (language === null || answers === undefined || isOfLoss(draft)) {
    return answers === undefined || language === null
      ? draft
      : (onLife(message, language, answers, draft, state) ?? draft);
  }
  const values = toldValues(message, answers, talk);
  if (values === null) return onLife(message, language, answers, draft, state) ?? draft;
  const rest = values.rest === '' ? null : await answer(values.rest, talk, state);
  const more = rest === null ? null : onLife(values.rest, language, answers, rest, state);
  const base = more ?? draft;
  return {
    ...base,
    parts: [
      ...values.told.map(({ text, facts }) => ({
        ...headingPart(text),
        cites: facts.map(({ id }) => id),
      })),
      ...(more === null ? [] : more.parts.map(({ text }) => headingPart(text))),
    ],
    facts: values.told.flatMap(({ facts }) => facts),
    zone: 'sure',
    choices: [],
    isUnsure: false,
  };
}

const isOfLoss = ({ asked: [first = ''] = [] }: Draft): boolean => first.endsWith('-died');

function toldValues(
  message: string,
  answers: LanguageAnswers,
  talk: Talk,
): { readonly told: readonly Told[]; readonly rest: string } | null {
  const asked = askedKinds(message, answers);
  if (asked === null) return null;
  const found = asked.kinds.map((kind) => tellKind(kind, message, answers, talk));
  const known = found.filter((one) => one !== null);
  return known.length === found.length ? { told: known, rest: asked.rest } : null;
}

const tellKind = (
  kind: Kind,
  message: string,
  { values, product }: LanguageAnswers,
  talk: Talk,
): Told | null =>
  isOfProduct(kind, product.says)
    ? told(withFigures(product.says[kind], talk))
    : tellValue(kind, { message, values, talk });

const isOfProduct = (
  kind: Kind,
  says: Readonly<Record<ProductKind, string>>,
): kind is ProductKind => kind in says;

const withFigures = (
  text: string,
  { product: { price, trialDays, freeQuestions, premiumSaved } }: Talk,
): string =>
  text
    .replaceAll('{price}', price)
    .replaceAll('{days}', String(trialDays))
    .replaceAll('{questions}', String(freeQuestions))
    .replaceAll('{saved}', String(premiumSaved));

/** Words for a matter of life, once in a conversation. */
function onLife(
  message: string,
  language: string,
  { life }: LanguageAnswers,
  draft: Draft,
  state: ChatState,
): Draft | null {
  const topic = lifeTopicOf(message, language, draft);
  if (topic === null || state.used.includes(`${IN_LANGUAGE}${topic}`)) return null;
  const isFirst = state.piece === null || draft.asked !== undefined;
  if (!isFirst) return null;
  return {
    ...draft,
    parts: [plainPart(life[topic])],
    zone: draft.zone === 'unsure' ? 'likely' : draft.zone,
    isUnsure: false,
    choices: [],
    used: [`${IN_LANGUAGE}${topic}`, ...(draft.used ?? [])],
  };
}
