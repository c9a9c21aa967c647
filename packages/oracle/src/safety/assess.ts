import { ASK_LINES, RELIEVED } from '../../content/safety/ask-lines.ts';
import type { Heard } from './alarm/alarm-model.ts';
import type { Assessment } from './assessment.ts';
import { type CareState, isCalmSoFar, NO_CARE } from './care-state.ts';
import { askedReply, isTakenBack } from './continue-care.ts';
import type { CountryHelp } from './fill-help-lines.ts';
import { gradeMessage } from './grade-message.ts';
import { lookAtMessage } from './look-at-message.ts';
import { afterCrisis } from './assess/after-crisis.ts';
import { crisis } from './assess/crisis.ts';
import { fixedWords } from './assess/fixed-words.ts';
import { type Message, ended } from './assess/message.ts';
import { plainAssessment } from './assess/plain-assessment.ts';
import { tellsOfOverdose } from './rules/body-and-mind/told-intake.ts';
import { tellsOfGrownUp } from './rules/stated-age.ts';
import { softened, unclear } from './assess/unclear.ts';

export type AssessOptions = {
  /** The numbers of where the user is; without it the words name a directory. */
  readonly help?: CountryHelp | null;
  /** The choice that was tapped (CARE_CHOICES), where one was. */
  readonly choice?: string | null;
} & Partial<Heard>;

/**
 * What a message needs, and how the conversation goes on after it. Before paywall, limits, writer
 * and model; the same message after the same messages always gives the same.
 */
export function assess(
  text: string,
  state: CareState = NO_CARE,
  {
    help = null,
    choice = null,
    alarm = null,
    isFaint = false,
    isDoubted = false,
    isCalm = false,
  }: AssessOptions = {},
): Assessment {
  const looked = lookAtMessage(text);
  const message = {
    ...looked,
    state,
    help,
    choice,
    plain: plainAssessment(text, looked, state, help),
  };
  const isUnheard = isFaint && isCalmSoFar(state);
  const graded = gradeMessage(looked, {
    alarm: isUnheard ? null : alarm,
    isDoubted,
    isCalm,
  });
  if (graded.grade === 3) return crisis(message, graded.topic);
  if (!tellsOfGrownUp(state.ages) && tellsOfGrownUp(message.plain.next.ages)) {
    return crisis(message, 'child-safety');
  }
  const { intake } = message.plain.next;
  if (state.intake.isTaken && !tellsOfOverdose(state.intake) && tellsOfOverdose(intake)) {
    // The words for what was swallowed, although this message alone may not name it.
    const normalised = `overdose . ${message.normalised}`;
    return crisis({ ...message, normalised }, 'medical-emergency');
  }
  if (state.phase === 'asked') {
    const replied = answerToAsking(message);
    if (replied !== null) return replied;
  }
  if (state.phase === 'crisis') return afterCrisis(message);
  if (graded.grade === 0 && (state.wasAtRisk || state.hasAsked) && isTakenBack(looked.normalised)) {
    return relieved(message);
  }
  if (graded.grade === 2) return unclear(message, graded.topic);
  const fixed = fixedWords(message);
  if (fixed !== null) return fixed;
  if (graded.grade === 1) return softened(message, graded);
  return ended(message.plain);
}

/** The state of care after these messages of a user, oldest first. */
export const careAfter = (texts: readonly string[]): CareState =>
  texts.reduce((state, text) => assess(text, state).next, NO_CARE);

/** What answers the question of care; null where the message is about something else. */
function answerToAsking(message: Message): Assessment | null {
  const { state, choice, normalised } = message;
  const label = ASK_LINES[state.topic ?? 'suicide'].lighter;
  const said =
    choice === 'care-lighter' || normalised === label ? 'lighter' : askedReply(normalised);
  const reply = choice === 'care-heavier' ? 'heavier' : said;
  if (reply === 'heavier') return crisis(message, state.topic ?? 'suicide');
  if (reply === null || normalised.split(' ').length > MOST_REPLY_WORDS) return null;
  return relieved(message);
}

function relieved({ state, plain }: Message): Assessment {
  const turn = state.heavy % RELIEVED.length;
  return ended({ ...plain, register: 'care', answer: RELIEVED[turn] ?? null });
}

/** Longer than this, a reply carries a question or a story of its own. */
const MOST_REPLY_WORDS = 12;
