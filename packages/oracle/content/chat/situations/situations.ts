import { ANY_BELIEF, BELIEF_SITUATIONS } from './belief.ts';
import { ANY_BODY, BODY_SITUATIONS } from './body.ts';
import { ANY_FAMILY, FAMILY_SITUATIONS } from './family.ts';
import { ANY_FRIENDS, FRIENDS_SITUATIONS } from './friends.ts';
import { ANY_GRIEF, GRIEF_SITUATIONS } from './grief.ts';
import { ANY_HOME, HOME_SITUATIONS } from './home.ts';
import { ANY_LOVE, LOVE_SITUATIONS } from './love.ts';
import { ANY_MONEY, MONEY_SITUATIONS } from './money.ts';
import { ANY_PET, PET_SITUATIONS } from './pets.ts';
import { ANY_SELF, SELF_SITUATIONS } from './self.ts';
import { ANY_STUDY, STUDY_SITUATIONS } from './study.ts';
import { ANY_WORK, WORK_SITUATIONS } from './work.ts';
import type { Situation } from './situation.ts';

/** Stories with answers of their own, of all fields. */
export const SITUATIONS: readonly Situation[] = [
  ...GRIEF_SITUATIONS,
  ...PET_SITUATIONS,
  ...BODY_SITUATIONS,
  ...STUDY_SITUATIONS,
  ...MONEY_SITUATIONS,
  ...HOME_SITUATIONS,
  ...WORK_SITUATIONS,
  ...FRIENDS_SITUATIONS,
  ...BELIEF_SITUATIONS,
  ...FAMILY_SITUATIONS,
  ...LOVE_SITUATIONS,
  ...SELF_SITUATIONS,
];

/** The fields of life; where two fit a story as well, the first is taken. */
export const FIELDS: readonly Situation[] = [
  ANY_GRIEF,
  ANY_PET,
  ANY_BODY,
  ANY_STUDY,
  ANY_MONEY,
  ANY_HOME,
  ANY_WORK,
  ANY_FRIENDS,
  ANY_BELIEF,
  ANY_FAMILY,
  ANY_LOVE,
  ANY_SELF,
];
