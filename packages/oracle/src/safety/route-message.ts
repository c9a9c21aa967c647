import { INJECTION_ANSWERS } from '../../content/safety/injection-answers.ts';
import { SENSITIVE_ANSWERS, type SensitiveWords } from '../../content/safety/sensitive-answers.ts';
import { assess } from './assess.ts';
import type { Assessment } from './assessment.ts';
import { type CareState, NO_CARE } from './care-state.ts';
import { type CountryHelp, fillHelpLines } from './fill-help-lines.ts';
import { isOvercome } from './overcome.ts';
import { lookAtMessage } from './look-at-message.ts';
import type { OtherLanguage } from './message-language.ts';
import { sensitiveByRule } from './rules/sensitive-rules.ts';
import type { CrisisTopic, InjectionTopic, SensitiveTopic } from './topics.ts';

export type Route =
  /** Answered by these words alone, before paywall, quota and model. */
  | {
      readonly kind: 'crisis';
      readonly topic: CrisisTopic;
      readonly answer: string;
      readonly help: CountryHelp | null;
      readonly language: OtherLanguage | null;
    }
  /**
   * Answered by these words. Where it goes on, the reading that was asked for follows them, by our own writer; the
   * guidance says what that one is held to. Elsewhere nothing follows until it is asked for again.
   */
  | {
      readonly kind: 'sensitive';
      readonly topic: SensitiveTopic;
      readonly answer: string;
      readonly guidance: string | null;
      readonly goesOn: boolean;
    }
  /** The message addressed the machinery: answered by these words, never shown to a model. */
  | {
      readonly kind: 'injection';
      readonly topic: InjectionTopic;
      readonly beside: SensitiveTopic | null;
      readonly answer: string;
    }
  /** Could mean two things: asked by these words. */
  | { readonly kind: 'check-in'; readonly answer: string }
  | { readonly kind: 'open' };

/** An assessment in the words the server knows so far. */
export function routeMessage(
  text: string,
  {
    help = null,
    state = NO_CARE,
  }: { readonly help?: CountryHelp | null; readonly state?: CareState } = {},
): Route {
  const assessed = assess(text, state, { help });
  const { answer, grade, language, injection } = assessed;
  if (grade === 2 && answer !== null) return { kind: 'check-in', answer };
  if (assessed.register === 'care' && answer !== null) {
    return { kind: 'crisis', topic: crisisTopicOf(assessed), answer, help, language };
  }
  const sensitive = sensitiveIn(text, assessed);
  if (injection !== null) return injectionRoute(injection, sensitive, help);
  if (sensitive === null) return { kind: 'open' };
  const words: SensitiveWords = SENSITIVE_ANSWERS[sensitive];
  return {
    kind: 'sensitive',
    topic: sensitive,
    answer: fillHelpLines(words.answer, help),
    guidance: words.guidance,
    goesOn: words.goesOn ?? false,
  };
}

const crisisTopicOf = ({ topic, next }: Assessment): CrisisTopic =>
  next.topic ?? (topic as CrisisTopic | null) ?? 'suicide';

function sensitiveIn(text: string, { grade, softLine }: Assessment): SensitiveTopic | null {
  const { normalised, passages } = lookAtMessage(text);
  if (grade === 1 && softLine !== null && isOvercome(normalised)) return 'self-harm-history';
  const [first = null] = [...new Set(passages.flatMap(sensitiveByRule))];
  return first;
}

function injectionRoute(
  topic: InjectionTopic,
  beside: SensitiveTopic | null,
  help: CountryHelp | null,
): Route {
  const words = INJECTION_ANSWERS[topic];
  const further = beside === null ? '' : `\n\n${SENSITIVE_ANSWERS[beside].answer}`;
  return { kind: 'injection', topic, beside, answer: fillHelpLines(words + further, help) };
}
