import { CHOICE_LINES, LAST_LINES } from './choice-lines.ts';
import { DAILY_LINES } from './daily-lines.ts';
import { LOVE_LINES } from './love-lines.ts';
import type { PartLine } from './part-line.ts';
import { PEOPLE_LINES } from './people-lines.ts';
import { SKY_LINES } from './sky-lines.ts';
import { WORK_LINES } from './work-lines.ts';

/** Short answers to questions that people put into a list with others. The first that fits is said. */
export const PART_LINES: readonly PartLine[] = [
  ...SKY_LINES,
  ...CHOICE_LINES,
  ...WORK_LINES,
  ...PEOPLE_LINES,
  ...DAILY_LINES,
  ...LOVE_LINES,
  ...LAST_LINES,
];
