import { ANIMALS_AND_NATURE } from './animals-and-nature.ts';
import { BODY } from './body.ts';
import { CHILDREN } from './children.ts';
import { COUPLES } from './couples.ts';
import { DATING } from './dating.ts';
import type { EverydayMatter } from './everyday-matter.ts';
import { FAMILY } from './family.ts';
import { FRIENDS } from './friends.ts';
import { GENERATIONS } from './generations.ts';
import { GOOD_NEWS_AND_SMALL_THINGS } from './good-news-and-small-things.ts';
import { HOME_AND_TRAVEL } from './home-and-travel.ts';
import { INNER_LIFE } from './inner-life.ts';
import { JOBS } from './jobs.ts';
import { LOVE_TROUBLES } from './love-troubles.ts';
import { MONEY_AND_MAKING } from './money-and-making.ts';
import { SELF_AND_FRIENDS } from './self-and-friends.ts';
import { STUDY_AND_PAPERS } from './study-and-papers.ts';
import { WORK_AND_BILLS } from './work-and-bills.ts';

/** All everyday matters. */
export const EVERYDAY_MATTERS: readonly EverydayMatter[] = [
  ...CHILDREN,
  ...COUPLES,
  ...DATING,
  ...LOVE_TROUBLES,
  ...FAMILY,
  ...FRIENDS,
  ...GENERATIONS,
  ...JOBS,
  ...MONEY_AND_MAKING,
  ...STUDY_AND_PAPERS,
  ...WORK_AND_BILLS,
  ...HOME_AND_TRAVEL,
  ...ANIMALS_AND_NATURE,
  ...GOOD_NEWS_AND_SMALL_THINGS,
  ...BODY,
  ...INNER_LIFE,
  ...SELF_AND_FRIENDS,
];
