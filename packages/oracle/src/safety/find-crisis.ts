import { CRISIS_TOPIC_WEIGHTS, CRISIS_WEIGHTS } from './classifier-weights.ts';
import { unpackClassifier } from './classify-message.ts';
import { languageOf } from './language-of.ts';
import type { LookedAt } from './look-at-message.ts';
import { crisisByRule } from './rules/crisis-rules.ts';
import { phrasePattern } from './rules/phrase-pattern.ts';
import { strongestFinding } from './strongest-finding.ts';
import type { CrisisTopic } from './topics.ts';

/**
 * How sure the classifier must be when no rule spoke, and how sure to ask before a reading goes on. Cross-validation
 * over the authored phrases gave the range, the floors of the first held-out set the point in it: a missed person
 * weighs more than a reading not given. docs/domain/safety.md says what that costs the calm.
 */
const SURE_ENOUGH = 0.72;
const SURE_TO_ASK = 0.38;
/** A few words tell little, and what is plain in them the rules know: more is asked of the classifier. */
const SHORT_WORDS = 7;
const SURE_WHEN_SHORT = 0.89;
/** A sensitive rule that spoke is evidence of another kind: more is asked of the classifier then. */
const SURE_DESPITE_SENSITIVE = 0.89;
/** Below this the classifier contradicts a rule that spoke: the message is asked about instead of stopped. */
const SURE_TO_DOUBT = 0.01;

const classifyCrisis = unpackClassifier(CRISIS_WEIGHTS);
const classifyTopic = unpackClassifier(CRISIS_TOPIC_WEIGHTS);

const LONG_PAST = phrasePattern(
  '(?:years?|decades?|long time|\\d+ years?) ago|used to|in the past|back then|as a teen(?:ager)?|when i was (?:younger|a teen|a teenager|a kid|young|\\d+)|in my (?:teens|twenties|thirties|youth)|years (?:clean|free)|survivor|once (?:tried|attempted|wanted)|in (?:19|20)\\d\\d',
);
const WELL_NOW = phrasePattern(
  'well now|(?:am|feel|feeling|doing|much|so much) (?:<soften>)(?:well|better|good|fine|ok|okay|happy|healthy|stable|grateful|stronger|strong|proud)(?: now| today| these days)?|recovered|in recovery|healed|behind me|glad (?:i|that i) (?:survived|am (?:here|alive)|lived|stayed)|in a (?:good|better) place|life is good|happy (?:now|today)',
);
const STILL_IN_DANGER = phrasePattern(
  'again|tonight|right now|still (?:want|think|wish)|these days i want|next time|lately|coming back|not (?:well|better|fine|ok|okay)|want to die now|back again',
);

/**
 * The crisis a message tells of; 'recovered' when it is told as past and overcome, 'hinted' when the words may carry
 * more than they say.
 */
export function findCrisis(
  message: LookedAt,
  { isInjection }: { readonly isInjection: boolean },
): CrisisTopic | 'recovered' | 'hinted' | null {
  const topic = crisisIn(message, isInjection);
  const isAboutSelf =
    topic === 'suicide' || topic === 'self-harm' || topic === 'eating' || topic === 'hinted';
  return isAboutSelf && isOvercome(message.normalised) ? 'recovered' : topic;
}

/** Commands to the machinery are no sentences of a person: only the plain rules read them. */
function crisisIn(message: LookedAt, isInjection: boolean): CrisisTopic | 'hinted' | null {
  const byRule = crisisByRule(message.passages);
  if (isInjection) return byRule;
  if (byRule === null) return crisisByClassifier(message);
  return isDoubted(message) ? 'hinted' : byRule;
}

/**
 * A rule knows its words and not what stands around them. In English, where the classifier has read much, it may object
 * when it is all but certain; even then somebody is asked.
 */
function isDoubted({ features, normalised }: LookedAt): boolean {
  if (languageOf(normalised) !== null) return false;
  const finding = strongestFinding(classifyCrisis, features);
  return finding !== null && finding.anyTopic < SURE_TO_DOUBT;
}

/** The topic that the words of a message come nearest to, whether they tell of a crisis or not. */
export const likeliestCrisis = ({ features }: LookedAt): CrisisTopic =>
  strongestFinding(classifyTopic, features)?.topic ?? 'suicide';

function crisisByClassifier(message: LookedAt): CrisisTopic | 'hinted' | null {
  const { features, sensitive, normalised } = message;
  const likelihood = strongestFinding(classifyCrisis, features)?.anyTopic ?? 0;
  const isExplained = sensitive.length > 0;
  const isShort = normalised.split(' ').length < SHORT_WORDS;
  const unexplained = isShort ? SURE_WHEN_SHORT : SURE_ENOUGH;
  if (likelihood >= (isExplained ? SURE_DESPITE_SENSITIVE : unexplained)) {
    return likeliestCrisis(message);
  }
  return !isExplained && likelihood >= SURE_TO_ASK ? 'hinted' : null;
}

function isOvercome(normalised: string): boolean {
  return (
    LONG_PAST.test(normalised) && WELL_NOW.test(normalised) && !STILL_IN_DANGER.test(normalised)
  );
}
