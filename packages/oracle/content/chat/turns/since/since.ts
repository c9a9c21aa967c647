import type { Turn } from '../turn.ts';
import { CAME_BACK_TURNS } from './came-back.ts';
import { ENDED_TURNS } from './ended.ts';
import { GOT_BETTER_TURNS } from './got-better.ts';
import { GOT_WORSE_TURNS } from './got-worse.ts';
import { ODD_TURNS } from './odd-turns.ts';
import { PRESSED_TURNS } from './pressed.ts';
import { PLAIN_QUESTION_TURNS, RIGHT_NOW_TURNS } from './right-now.ts';
import { SAID_BESIDES_TURNS } from './said-besides.ts';
import { THEIR_ANSWER_TURNS } from './their-answer.ts';
import { LOST_TURNS, WON_TURNS } from './turned-out.ts';

/** What happened since, as it is told in the middle of a story; the first that fits is taken. */
export const SINCE_TURNS: readonly Turn[] = [
  ...PRESSED_TURNS,
  ...ODD_TURNS,
  ...CAME_BACK_TURNS,
  ...THEIR_ANSWER_TURNS,
  ...SAID_BESIDES_TURNS,
  ...ENDED_TURNS,
  ...GOT_WORSE_TURNS,
  ...LOST_TURNS,
  ...WON_TURNS,
  ...GOT_BETTER_TURNS,
  ...RIGHT_NOW_TURNS,
  ...PLAIN_QUESTION_TURNS,
];
