import type { ChartTurn } from './chart-turn.ts';
import { cannotWait, whatToDo } from './deeds-under-sky.ts';
import { dueDateMoved } from './due-date-moved.ts';
import { whenItEnds } from './when-it-ends.ts';
import { howLate, lastReturn, whatThen } from './returns-and-delays.ts';

/** After when something is in the sky, and what to do then. */
export const TIME_TURNS: readonly ChartTurn[] = [
  lastReturn,
  whenItEnds,
  dueDateMoved,
  howLate,
  cannotWait,
  whatToDo,
  whatThen,
];
