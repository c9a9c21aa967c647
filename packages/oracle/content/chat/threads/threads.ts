import { CARD, PALM } from './cards-and-palms.ts';
import { CHILDREN, FAITHFUL, MARRIAGE, SOULMATE } from './couple.ts';
import { DIRECTION } from './direction.ts';
import { EX_BACK, GET_OVER } from './ex-back.ts';
import { FRIEND, LONELY } from './friends.ts';
import { INNER, PRACTICE, STRENGTH } from './inner.ts';
import { LOVE_HOPE, SOULMATE_TO_COME } from './love-hope.ts';
import { MATCH } from './match.ts';
import { EX_WROTE, TEXTING } from './messages.ts';
import { MONEY } from './money.ts';
import { DAYS, YEAR } from './outlook.ts';
import { MARS, MOON, RISING, SUN, VENUS } from './placements.ts';
import { QUIT_JOB } from './quit-job.ts';
import { RAISE } from './raise.ts';
import { NUMBERS, RETROGRADE, SATURN } from './sky-terms.ts';
import { MOVE, RISK } from './steps.ts';
import { STAYING } from './staying.ts';
import { INTERVIEW, SLEEP } from './tests-and-talks.ts';
import { THEIR_HEART } from './their-heart.ts';
import type { Thread } from './thread.ts';
import { UNLUCKY } from './unlucky.ts';
import { WANTS_BACK } from './wants-back.ts';
import { UNRETURNED } from './unreturned.ts';

/** Subjects that people begin with. The first that fits is taken. */
export const THREADS: readonly Thread[] = [
  LOVE_HOPE,
  THEIR_HEART,
  UNRETURNED,
  WANTS_BACK,
  EX_BACK,
  GET_OVER,
  STAYING,
  SOULMATE_TO_COME,
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
  EX_WROTE,
  TEXTING,
  INTERVIEW,
  SLEEP,
  INNER,
  PRACTICE,
  STRENGTH,
  RISK,
  MOVE,
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
