import {
  CRISIS_ANSWERS,
  STRANGULATION_NOTE,
  UNDER_EIGHTEEN_NOTE,
} from '../../content/safety/crisis-answers.ts';
import { CRISIS_NOTES, CRISIS_VARIANTS } from '../../content/safety/crisis-variants.ts';
import { LANGUAGE_SENTENCES } from '../../content/safety/language-sentences.ts';
import { type CountryHelp, fillHelpLines } from './fill-help-lines.ts';
import type { OtherLanguage } from './message-language.ts';
import { noteIn, variantIn } from './rules/crisis-details/crisis-detail.ts';
import { statesMinor } from './rules/stated-age.ts';
import type { CrisisTopic } from './topics.ts';

const HANDS_ON_THROAT =
  /\b(?:chok|strangl|throat|my neck|(?:by|round|around|on) (?:the|her|his) neck|held my neck|ahorca|etrangl|wurg|enforca|strangola)/u;

/** The fixed words for a crisis, with the numbers of the user's country. */
export function crisisWords(
  topic: CrisisTopic,
  {
    normalised,
    language,
    help,
  }: {
    readonly normalised: string;
    readonly language: OtherLanguage | null;
    readonly help: CountryHelp | null;
  },
): string {
  const isChoked = topic === 'abuse' && HANDS_ON_THROAT.test(normalised);
  const isYoung = topic !== 'child-safety' && statesMinor(normalised);
  const own = language === null ? null : LANGUAGE_SENTENCES[language];
  const variant = variantIn(topic, normalised);
  const note = noteIn(topic, normalised);
  const isEmergency = topic === 'medical-emergency';
  const paragraphs = [
    // An emergency's first sentence is the call, whatever the language.
    isEmergency ? null : own,
    variant === null ? CRISIS_ANSWERS[topic] : CRISIS_VARIANTS[variant],
    note === null ? null : CRISIS_NOTES[note],
    isChoked ? STRANGULATION_NOTE : null,
    isYoung ? UNDER_EIGHTEEN_NOTE : null,
    isEmergency ? own : null,
  ].filter((paragraph) => paragraph !== null);
  return fillHelpLines(paragraphs.join('\n\n'), help);
}
