import { ABOUT_NOTHING, ASK_LINES, RELIEVED } from '../../content/safety/ask-lines.ts';
import { ASK_SENTENCES } from '../../content/safety/ask-sentences.ts';
import {
  type CareGroup,
  HELP_ON_THE_WAY,
  LEFT_IN_PEACE,
  SAFE_NOW,
  STAYING_LINES,
  THANKED,
} from '../../content/safety/care-replies.ts';
import { INJECTION_ANSWERS } from '../../content/safety/injection-answers.ts';
import { LANGUAGE_SENTENCES } from '../../content/safety/language-sentences.ts';
import { SENSITIVE_ANSWERS } from '../../content/safety/sensitive-answers.ts';
import {
  SOFT_LINE_AFTER_CARE,
  SOFT_LINE_OVERCOME,
  SOFT_LINES,
} from '../../content/safety/soft-lines.ts';
import type { AlarmKind } from './alarm/alarm-model.ts';
import type { Assessment, CareChoice, Reviewed } from './assessment.ts';
import { type CareState, NO_CARE, withTold } from './care-state.ts';
import { askedReply, careReply } from './continue-care.ts';
import { crisisWords } from './crisis-words.ts';
import { disclosureIn, WAS_AT_RISK } from './disclosure.ts';
import { type CountryHelp, fillHelpLines } from './fill-help-lines.ts';
import { gradeMessage } from './grade-message.ts';
import { type LookedAt, lookAtMessage } from './look-at-message.ts';
import { languageOfMessage } from './message-language.ts';
import { fixedTopicIn } from './rules/fixed-topics.ts';
import { injectionByRule } from './rules/injection-rules.ts';
import { sensitiveTopicIn } from './rules/sensitive-rules.ts';
import type { CrisisTopic } from './topics.ts';

export type AssessOptions = {
  /** The numbers of where the reader is; without it the words name a directory. */
  readonly help?: CountryHelp | null;
  /** What the conversation was about, as a label: "losing a job". */
  readonly about?: string | null;
  /** The choice that was tapped (CARE_CHOICES), where one was. */
  readonly choice?: string | null;
  /** The kind of danger that the classifier hears: asked about where the rules found nothing. */
  readonly alarm?: AlarmKind | null;
};

type Message = LookedAt & {
  readonly state: CareState;
  readonly help: CountryHelp | null;
  readonly about: string | null;
  readonly choice: string | null;
  readonly plain: Assessment;
};

/**
 * What a message needs, and how the conversation goes on after it. Before paywall, limits, writer
 * and model; the same message after the same messages always gives the same.
 */
export function assess(
  text: string,
  state: CareState = NO_CARE,
  { help = null, about = null, choice = null, alarm = null }: AssessOptions = {},
): Assessment {
  const looked = lookAtMessage(text);
  const message = {
    ...looked,
    state,
    help,
    about,
    choice,
    plain: plainAssessment(text, looked, state, help),
  };
  const graded = gradeMessage(looked, alarm);
  if (graded.grade === 3) return crisis(message, graded.topic);
  if (state.phase === 'asked') {
    const replied = answerToAsking(message);
    if (replied !== null) return replied;
  }
  if (state.phase === 'crisis') return afterCrisis(message);
  if (graded.grade === 2) return unclear(message, graded.topic);
  const fixed = fixedWords(message);
  if (fixed !== null) return fixed;
  if (graded.grade === 1) return heavy(message, graded.isOvercome);
  return ended(message.plain);
}

/** The state of care after these messages of a reader, oldest first. */
export const careAfter = (texts: readonly string[]): CareState =>
  texts.reduce((state, text) => assess(text, state).next, NO_CARE);

/** Nothing of care in it: where every other assessment starts. */
function plainAssessment(
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
    next: withTold({ ...state, answers: 0 }, disclosure),
  };
}

function reviewedIn({ passages }: LookedAt, help: CountryHelp | null): Reviewed | null {
  const topic = sensitiveTopicIn(passages);
  return topic && { topic, answer: fillHelpLines(SENSITIVE_ANSWERS[topic], help) };
}

/** Commands to the machinery, and topics no writer may take up. */
function fixedWords({ plain, passages, help }: Message): Assessment | null {
  const topic = fixedTopicIn(passages);
  if (plain.injection === null && topic === null) return null;
  const words = [
    plain.injection === null ? null : INJECTION_ANSWERS[plain.injection],
    topic === null ? (plain.reviewed?.answer ?? null) : SENSITIVE_ANSWERS[topic],
  ].filter((one) => one !== null);
  return ended({ ...plain, topic, answer: fillHelpLines(words.join('\n\n'), help) });
}

/** The conversation leaves the question or the crisis behind. */
const ended = (plain: Assessment): Assessment => ({
  ...plain,
  next: { ...plain.next, phase: 'none' },
});

function crisis(message: Message, topic: CrisisTopic): Assessment {
  const { state, plain } = message;
  const isSame = state.phase === 'crisis' && state.topic === topic && state.answers > 0;
  const answer = isSame
    ? stayingWords(message, topic)
    : crisisWords(topic, { ...message, language: plain.language });
  return cared(message, topic, answer);
}

/** Fixed words, and the conversation stays with them. */
function cared({ state, plain }: Message, topic: CrisisTopic, answer: string): Assessment {
  const next = { ...plain.next, phase: 'crisis', topic, wasAtRisk: true } as const;
  return {
    ...plain,
    grade: 3,
    topic,
    answer,
    disclosure: WAS_AT_RISK,
    register: 'care',
    next: withTold({ ...next, answers: state.answers + 1 }, WAS_AT_RISK),
  };
}

const GROUPS = {
  suicide: 'self',
  'self-harm': 'self',
  eating: 'self',
  psychosis: 'self',
  'harm-to-others': 'self',
  'someone-else-at-risk': 'self',
  abuse: 'home',
  'violence-from-others': 'home',
  'child-safety': 'child',
  'medical-emergency': 'emergency',
} as const satisfies Record<CrisisTopic, CareGroup>;

function stayingWords({ state, help, plain }: Message, topic: CrisisTopic): string {
  const lines = STAYING_LINES[GROUPS[topic]];
  const turn = Math.max(0, state.answers - 1) % lines.length;
  const words = lines[turn] ?? lines[0];
  const own = plain.language === null ? null : LANGUAGE_SENTENCES[plain.language];
  return fillHelpLines(own === null ? words : `${words}\n\n${own}`, help);
}

function afterCrisis(message: Message): Assessment {
  const { state, plain, normalised, help } = message;
  const topic = state.topic ?? 'suicide';
  switch (careReply(normalised, GROUPS[topic], state.answers)) {
    case 'stays':
      return cared(message, topic, stayingWords(message, topic));
    case 'thanks':
      return cared(message, topic, fillHelpLines(THANKED, help));
    case 'help-coming':
      return cared(message, topic, fillHelpLines(HELP_ON_THE_WAY, help));
    case 'leave-alone':
      return cared(message, topic, fillHelpLines(LEFT_IN_PEACE, help));
    case 'safe':
      return ended({ ...plain, register: 'care', answer: fillHelpLines(SAFE_NOW, help) });
    case 'elsewhere':
      return ended({ ...plain, grade: 1, softLine: SOFT_LINE_AFTER_CARE });
  }
}

/** Asked once in a conversation; afterwards such words are answered as heavy ones are. */
function unclear(message: Message, topic: CrisisTopic): Assessment {
  const { state, plain, about, help } = message;
  if (state.hasAsked) return heavy(message, false);
  const line = ASK_LINES[topic];
  const own = plain.language === null ? null : ASK_SENTENCES[plain.language];
  const fill = (text: string): string =>
    fillHelpLines(text.replaceAll('{about}', about ?? ABOUT_NOTHING), help);
  const choices: CareChoice[] = [
    { id: 'help-page', label: 'Help page' },
    { id: 'care-lighter', label: fill(line.lighter) },
    { id: 'care-heavier', label: line.heavier },
  ];
  return {
    ...plain,
    grade: 2,
    topic,
    answer: own === null ? fill(line.text) : `${own}\n\n${fill(line.text)}`,
    choices,
    register: 'care',
    next: { ...plain.next, phase: 'asked', topic, hasAsked: true, answers: state.answers + 1 },
  };
}

/** What answers the question of care; null where the message is about something else. */
function answerToAsking(message: Message): Assessment | null {
  const { state, choice, normalised, plain, about } = message;
  const label = (about ?? ABOUT_NOTHING).toLowerCase();
  const said =
    choice === 'care-lighter' || normalised === label ? 'lighter' : askedReply(normalised);
  const reply = choice === 'care-heavier' ? 'heavier' : said;
  if (reply === 'heavier') return crisis(message, state.topic ?? 'suicide');
  if (reply === null || normalised.split(' ').length > MOST_REPLY_WORDS) return null;
  const turn = state.heavy % RELIEVED.length;
  return ended({ ...plain, register: 'care', answer: RELIEVED[turn] ?? null });
}

/** Longer than this, a reply carries a question or a story of its own. */
const MOST_REPLY_WORDS = 12;

/** A second heavy message in a conversation is asked about. */
function heavy(message: Message, isOvercome: boolean): Assessment {
  const { state, plain, help } = message;
  if (isOvercome) {
    return ended({ ...plain, grade: 1, softLine: fillHelpLines(SOFT_LINE_OVERCOME, help) });
  }
  if (state.heavy === 1 && !state.hasAsked) {
    return unclear({ ...message, plain: counted(plain) }, 'suicide');
  }
  const softLine = SOFT_LINES[state.heavy % SOFT_LINES.length] ?? null;
  return ended({ ...counted(plain), grade: 1, softLine });
}

const counted = (plain: Assessment): Assessment => ({
  ...plain,
  next: { ...plain.next, heavy: plain.next.heavy + 1 },
});
