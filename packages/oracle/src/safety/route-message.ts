import {
  CRISIS_ANSWERS,
  STRANGULATION_NOTE,
  UNDER_EIGHTEEN_NOTE,
} from '../../content/safety/crisis-answers.ts';
import { CHECK_IN } from '../../content/safety/check-in.ts';
import { INJECTION_ANSWERS } from '../../content/safety/injection-answers.ts';
import { LANGUAGE_SENTENCES } from '../../content/safety/language-sentences.ts';
import { SENSITIVE_ANSWERS, type SensitiveWords } from '../../content/safety/sensitive-answers.ts';
import { findCrisis } from './find-crisis.ts';
import { findSensitive } from './find-sensitive.ts';
import { type CountryHelp, fillHelpLines } from './fill-help-lines.ts';
import { languageOf, type OtherLanguage } from './language-of.ts';
import { lookAtMessage } from './look-at-message.ts';
import { injectionByRule } from './rules/injection-rules.ts';
import { statesMinor } from './rules/stated-age.ts';
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
  /** May carry more than it says: these words come first, a reading by our own writer after them. */
  | { readonly kind: 'check-in'; readonly answer: string }
  | { readonly kind: 'open' };

/**
 * Decides, before anything else looks at it, what kind of message a person has written. `help` are the numbers of
 * where they are; without it the answer names a directory.
 */
export function routeMessage(
  text: string,
  { help = null }: { readonly help?: CountryHelp | null } = {},
): Route {
  const message = lookAtMessage(text);
  const injection = injectionByRule(text);
  const crisis = findCrisis(message, { isInjection: injection !== null });
  if (crisis !== null && crisis !== 'recovered' && crisis !== 'hinted') {
    return crisisRoute(crisis, message.normalised, help);
  }
  const sensitive = crisis === 'recovered' ? 'self-harm-history' : findSensitive(message);
  if (injection !== null) return injectionRoute(injection, sensitive, help);
  if (sensitive === null) {
    return crisis === 'hinted'
      ? { kind: 'check-in', answer: fillHelpLines(CHECK_IN, help) }
      : { kind: 'open' };
  }
  const { answer, guidance, goesOn = false }: SensitiveWords = SENSITIVE_ANSWERS[sensitive];
  const words = fillHelpLines(answer, help);
  return { kind: 'sensitive', topic: sensitive, answer: words, guidance, goesOn };
}

const HANDS_ON_THROAT = /\b(?:chok|strangl|throat|my neck|ahorca|etrangl|wurg|enforca|strangola)/u;

export function crisisRoute(
  topic: CrisisTopic,
  normalised: string,
  help: CountryHelp | null,
): Route {
  const language = languageOf(normalised);
  const isChoked = topic === 'abuse' && HANDS_ON_THROAT.test(normalised);
  const isYoung = topic !== 'child-safety' && statesMinor(normalised);
  const paragraphs = [
    // An emergency's first sentence is the call, whatever the language.
    topic !== 'medical-emergency' && language !== null ? LANGUAGE_SENTENCES[language] : null,
    CRISIS_ANSWERS[topic],
    isChoked ? STRANGULATION_NOTE : null,
    isYoung ? UNDER_EIGHTEEN_NOTE : null,
    topic === 'medical-emergency' && language !== null ? LANGUAGE_SENTENCES[language] : null,
  ].filter((paragraph) => paragraph !== null);
  const answer = fillHelpLines(paragraphs.join('\n\n'), help);
  return { kind: 'crisis', topic, answer, help, language };
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
