import type { Turn } from '../turn.ts';
import {
  CIRCUMSTANCE_TURNS,
  FEAR_FIRST_TURNS,
  OPTION_TURNS,
  PLAIN_WORD_TURNS,
  SAY_FIRST_TURNS,
  SIDE_TURNS,
  STORY_FEAR_TURNS,
  WHY_TURNS,
} from './asked.ts';
import { FEELING_TURNS } from './feelings.ts';
import { HOW_TURNS, SAY_STORY_TURNS } from './how.ts';
import { JUDGED_TURNS, SHOULD_TURNS } from './should.ts';
import { SHORT_QUESTION_TURNS, TOLD_TURNS } from './told.ts';
import {
  DID_TURNS,
  PROGRESS_TURNS,
  RECEIVED_REPLY_TURNS,
  REPLY_TURNS,
  RESULT_TURNS,
} from './updates.ts';
import { MONEY_WORD_TURNS, SO_IT_IS_TURNS, SO_NO_TURNS, SO_YES_TURNS } from './verdicts.ts';

/** Later messages that say enough with the story before them; the first that fits is taken. */
export const LATER_TURNS: readonly Turn[] = [
  ...RESULT_TURNS,
  ...REPLY_TURNS,
  ...RECEIVED_REPLY_TURNS,
  ...PROGRESS_TURNS,
  ...DID_TURNS,
  ...MONEY_WORD_TURNS,
  ...SO_NO_TURNS,
  ...SO_YES_TURNS,
  ...SO_IT_IS_TURNS,
  ...FEAR_FIRST_TURNS,
  ...STORY_FEAR_TURNS,
  ...SIDE_TURNS,
  ...SAY_FIRST_TURNS,
  ...SAY_STORY_TURNS,
  ...FEELING_TURNS,
  ...JUDGED_TURNS,
  ...SHORT_QUESTION_TURNS,
  ...HOW_TURNS,
  ...WHY_TURNS,
  ...OPTION_TURNS,
  ...SHOULD_TURNS,
  ...CIRCUMSTANCE_TURNS,
  ...PLAIN_WORD_TURNS,
  ...TOLD_TURNS,
];
