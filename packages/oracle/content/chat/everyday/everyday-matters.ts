import { ANIMALS_AND_NATURE } from './self-and-home/animals-and-nature.ts';
import { BODY } from './self-and-home/body.ts';
import { CHILDREN } from './family/children.ts';
import { COUPLES } from './love/couples.ts';
import { DATING } from './love/dating.ts';
import type { EverydayMatter } from './everyday-matter.ts';
import { FAMILY } from './family/family.ts';
import { FRIENDS } from './self-and-home/friends.ts';
import { GENERATIONS } from './family/generations.ts';
import { GOOD_NEWS_AND_SMALL_THINGS } from './self-and-home/good-news-and-small-things.ts';
import { HOME_AND_TRAVEL } from './self-and-home/home-and-travel.ts';
import { HOME_BODY_MIND } from './self-and-home/home-body-mind.ts';
import { INNER_LIFE } from './self-and-home/inner-life.ts';
import { JOBS } from './work/jobs.ts';
import { LOVE_TROUBLES } from './love/love-troubles.ts';
import { MARRIAGE_AND_KIN } from './family/marriage-and-kin.ts';
import { MONEY_AND_MAKING } from './work/money-and-making.ts';
import { SELF_AND_FRIENDS } from './self-and-home/self-and-friends.ts';
import { STUDY_AND_PAPERS } from './work/study-and-papers.ts';
import { WAITING_AND_DATING } from './love/waiting-and-dating.ts';
import { WORK_AND_BILLS } from './work/work-and-bills.ts';
import { WORK_STUDY_MONEY } from './work/work-study-money.ts';
import { MORE_LOVE } from './love/more-love.ts';
import { MORE_FAMILY } from './family/more-family.ts';
import { MORE_WORK } from './work/more-work.ts';
import { MORE_SELF_AND_HOME } from './self-and-home/more-self-and-home.ts';

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
  ...WAITING_AND_DATING,
  ...MARRIAGE_AND_KIN,
  ...WORK_STUDY_MONEY,
  ...HOME_BODY_MIND,
  ...MORE_LOVE,
  ...MORE_FAMILY,
  ...MORE_WORK,
  ...MORE_SELF_AND_HOME,
];
