import type { LaterMatter } from './later-matter.ts';
import { LATER_BODY_AND_MIND } from './body-and-mind.ts';
import { LATER_COUPLES_AND_FRIENDS } from './couples-and-friends.ts';
import { LATER_DATING } from './dating.ts';
import { LATER_FAMILY } from './family.ts';
import { LATER_STUDY_MONEY_HOME } from './study-money-home.ts';
import { LATER_WORK } from './work.ts';

/** All later messages that something is written for. */
export const LATER_MATTERS: readonly LaterMatter[] = [
  ...LATER_DATING,
  ...LATER_WORK,
  ...LATER_FAMILY,
  ...LATER_COUPLES_AND_FRIENDS,
  ...LATER_STUDY_MONEY_HOME,
  ...LATER_BODY_AND_MIND,
];
