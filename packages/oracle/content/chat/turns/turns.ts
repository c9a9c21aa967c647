import { DEVELOPMENT_TURNS } from './developments.ts';
import { EXAMPLE_TURNS } from './examples.ts';
import { FEAR_TURNS } from './fears.ts';
import { MORE_VERDICT_TURNS } from './more-verdicts.ts';
import { NEWS_TURNS } from './news.ts';
import { OPINION_TURNS } from './opinions.ts';
import { QUESTION_TURNS } from './questions-back.ts';
import { FOLLOWING_QUESTION_TURNS } from './questions-on.ts';
import { RECEIVED_TURNS } from './received.ts';
import { SMALL_REPLY_TURNS } from './small-replies.ts';
import { STEP_TURNS } from './short/own-steps.ts';
import type { Turn } from './turn.ts';
import { THEIR_SIDE_TURNS } from './their-side.ts';
import { VERDICT_TURNS } from './verdicts.ts';
import { WHAT_IF_TURNS } from './what-if.ts';
import { WORDS_TO_SAY_TURNS } from './words-to-say.ts';

/** All kinds of turns; the first that fits is taken. */
export const TURNS: readonly Turn[] = [
  ...STEP_TURNS,
  ...RECEIVED_TURNS,
  ...FEAR_TURNS,
  ...NEWS_TURNS,
  ...WORDS_TO_SAY_TURNS,
  ...EXAMPLE_TURNS,
  ...FOLLOWING_QUESTION_TURNS,
  ...SMALL_REPLY_TURNS,
  ...MORE_VERDICT_TURNS,
  ...VERDICT_TURNS,
  ...THEIR_SIDE_TURNS,
  ...WHAT_IF_TURNS,
  ...OPINION_TURNS,
  ...DEVELOPMENT_TURNS,
  ...QUESTION_TURNS,
];
