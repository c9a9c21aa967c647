import { CARD, PALM } from './cards-and-palms.ts';
import { CHILDREN, FAITHFUL, MARRIAGE, SOULMATE } from './couple.ts';
import { DIRECTION } from './direction.ts';
import { EX_BACK } from './ex-back.ts';
import { FRIEND, LONELY } from './friends.ts';
import { LOVE_HOPE } from './love-hope.ts';
import { MATCH } from './match.ts';
import { MONEY } from './money.ts';
import { DAYS, YEAR } from './outlook.ts';
import { MARS, MOON, RISING, SUN, VENUS } from './placements.ts';
import { QUIT_JOB } from './quit-job.ts';
import { RAISE } from './raise.ts';
import { NUMBERS, RETROGRADE, SATURN } from './sky-terms.ts';
import { THEIR_HEART } from './their-heart.ts';
import type { Thread } from './thread.ts';
import { UNLUCKY } from './unlucky.ts';

/** Subjects that people begin with. The first that fits is taken. */
export const THREADS: readonly Thread[] = [
  LOVE_HOPE,
  THEIR_HEART,
  EX_BACK,
  SOULMATE,
  MARRIAGE,
  FAITHFUL,
  CHILDREN,
  FRIEND,
  LONELY,
  QUIT_JOB,
  DIRECTION,
  RAISE,
  UNLUCKY,
  MONEY,
  DAYS,
  YEAR,
  MATCH,
  MOON,
  VENUS,
  MARS,
  RISING,
  SUN,
  CARD,
  PALM,
  RETROGRADE,
  SATURN,
  NUMBERS,
];
