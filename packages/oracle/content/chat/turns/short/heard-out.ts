import { HEARD_KINDS } from './heard.ts';
import type { TurnPassage } from '../turn.ts';

const passages = (...texts: readonly string[]): readonly TurnPassage[] =>
  texts.map((text) => ({ text }));

const NOTED = passages(
  "I don't want to talk past that with general advice. Which part of it weighs most, and what would you like to have settled by the end of the week?",
  "That changes things, and I don't want to talk past it. What would help most right now?",
  "I've read that twice, and I'd rather ask than guess. Which part of it weighs most?",
  'Thanks for telling me; it makes the picture clearer. What would you like to come out of it?',
);

/** What is said to a full message that nothing is written for, by what it does to the story. */
export const HEARD_OUT = {
  glad: HEARD_KINDS.glad,
  sting: HEARD_KINDS.sting,
  against: NOTED,
  toward: NOTED,
  weighing: NOTED,
  noted: NOTED,
  /** A question that only the person's own particulars could answer. */
  asked: passages(
    "That one hangs on details that only you have, so I won't bluff. What speaks for it, and what's against it, in one line each? Then I'll weigh it with you.",
    "I don't know that one well enough to answer it for you. I can weigh it for a yes or no, or find words for it.",
    "I'd only be guessing at that. Tell me what makes it hard to decide, or pick what would help.",
    'Hard to say from here. Shall we weigh it, find words for it, or do you want to think aloud for a moment?',
  ),
} as const satisfies Record<string, readonly TurnPassage[]>;
