import { ANIMALS_AND_NATURE } from './animals-and-nature.ts';
import { BODY } from './body.ts';
import { CHILDREN } from './children.ts';
import { COUPLES } from './couples.ts';
import { DATING } from './dating.ts';
import type { EverydayMatter } from './everyday-matter.ts';
import { FAMILY } from './family.ts';
import { FRIENDS } from './friends.ts';
import { HOME_AND_TRAVEL } from './home-and-travel.ts';
import { INNER_LIFE } from './inner-life.ts';
import { JOBS } from './jobs.ts';
import { MONEY_AND_MAKING } from './money-and-making.ts';
import { STUDY_AND_PAPERS } from './study-and-papers.ts';

/** All everyday matters. */
export const EVERYDAY_MATTERS: readonly EverydayMatter[] = [
  ...CHILDREN,
  ...COUPLES,
  ...DATING,
  ...FAMILY,
  ...FRIENDS,
  ...JOBS,
  ...MONEY_AND_MAKING,
  ...STUDY_AND_PAPERS,
  ...HOME_AND_TRAVEL,
  ...ANIMALS_AND_NATURE,
  ...BODY,
  ...INNER_LIFE,
];
