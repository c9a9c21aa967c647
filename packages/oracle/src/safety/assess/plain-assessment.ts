import { SENSITIVE_ANSWERS } from '../../../content/safety/sensitive-answers.ts';
import type { Assessment, Reviewed } from '../assessment.ts';
import { type CareState, withTold } from '../care-state.ts';
import { disclosureIn } from '../disclosure.ts';
import { type CountryHelp, fillHelpLines } from '../fill-help-lines.ts';
import type { LookedAt } from '../look-at-message.ts';
import { languageOfMessage } from '../message-language.ts';
import { withIntakeIn } from '../rules/body-and-mind/told-intake.ts';
import { injectionByRule } from '../rules/injection-rules.ts';
import { sensitiveTopicIn } from '../rules/sensitive-rules.ts';
import { withAgesIn } from '../rules/stated-age.ts';

/** Nothing of care in it: where every other assessment starts. */
export function plainAssessment(
  text: string,
  looked: LookedAt,
  state: CareState,
  help: CountryHelp | null,
): Assessment {
  const disclosure = disclosureIn(looked.normalised);
  return {
    grade: 0,
    topic: null,
    answer: null,
    reviewed: reviewedIn(looked, help),
    choices: [],
    softLine: null,
    injection: injectionByRule(text),
    language: languageOfMessage(text),
    disclosure,
    register: state.wasAtRisk ? 'quiet' : 'ordinary',
    next: withTold(
      {
        ...state,
        answers: 0,
        messages: state.messages + 1,
        ages: withAgesIn(looked.normalised, state.ages),
        intake: withIntakeIn(looked.normalised, state.intake),
      },
      disclosure,
    ),
  };
}

function reviewedIn({ passages }: LookedAt, help: CountryHelp | null): Reviewed | null {
  const topic = sensitiveTopicIn(passages);
  return topic && { topic, answer: fillHelpLines(SENSITIVE_ANSWERS[topic], help) };
}
