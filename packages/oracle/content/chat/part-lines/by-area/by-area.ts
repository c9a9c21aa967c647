import type { AreaLine } from './area-line.ts';
import { DEED_LINES } from './deed-lines.ts';
import { DOUBT_LINES } from './doubt-lines.ts';
import { MORE_LINES } from './more-lines.ts';
import { PEOPLE_AND_PLANS_LINES } from './people-and-plans-lines.ts';
import { TIME_LINES } from './time-lines.ts';

/** Short questions among others that only those beside them explain; the first that fits is said. */
export const AREA_LINES: readonly AreaLine[] = [
  ...TIME_LINES,
  ...DOUBT_LINES,
  ...PEOPLE_AND_PLANS_LINES,
  ...MORE_LINES,
  ...DEED_LINES,
];
