import { MOOD_MEDICINE_STOPPED } from './body-and-mind/medicine-stopped.ts';
import { CHOSEN_AND_AWAKE, MIXED_WITH_DRINK } from './body-and-mind/chosen-or-mixed.ts';
import { SIGNS_TOLD_OF_ANOTHER } from './body-and-mind/signs-told-of-another.ts';
import {
  EMERGENCIES_BESIDE_THE_STARS,
  HARM_BESIDE_THE_STARS,
  OWN_LIFE_BESIDE_THE_STARS,
  SOMEONE_ELSE_BESIDE_THE_STARS,
} from './in-other-languages/told-beside-the-stars.ts';
import { NOT_WILLING } from './other-people/not-willing.ts';
import { THREATENED_BY_OTHERS } from './other-people/seen/threatened-by-others.ts';
import { PLANS_ON_ANOTHER } from './other-people/plans-on-another.ts';
import { CARED_FOR_HURT, OLD_AND_HURT } from './other-people/seen/cared-for.ts';
import { CHILD_SEEN_HURT } from './other-people/seen/children.ts';
import { CHILD_GIVEN_AWAY, SOLD_BY_OTHERS } from './other-people/seen/given-away.ts';
import { FEARS_FOR_ANOTHER } from './other-people/seen/fears-for-another.ts';
import { TOLD_IN_HABITS } from './other-people/told-in-habits.ts';
import { DECIDED_AND_READY } from './own-life/decided-and-ready.ts';
import { LAST_WORDS } from './own-life/last-words.ts';
import { PILLS_KEPT } from './own-life/pills-kept.ts';
import type { Rule } from './rule.ts';
import { BELIEFS_ASIDE, EMERGENCIES_ASIDE } from './told-aside/body-and-mind.ts';
import { CHILDREN_ASIDE } from './told-aside/children.ts';
import { FEARS_ASIDE } from './told-aside/fears-for-another.ts';
import {
  CHILDREN_ASIDE_ELSEWHERE,
  FOLLOWED_ASIDE_ELSEWHERE,
  KILLING_ASIDE_ELSEWHERE,
  OWN_END_ASIDE_ELSEWHERE,
  WOUNDED_ASIDE_ELSEWHERE,
} from './told-aside/other-languages.ts';
import { ATTACKED_ASIDE, HARM_ASIDE, HOME_ASIDE } from './told-aside/other-people.ts';
import { HUNGER_ASIDE, OWN_WOUNDS_ASIDE } from './told-aside/own-body.ts';
import { OWN_END_ASIDE } from './told-aside/own-end.ts';

/** They look for several signs at once, so that what they find needs no second sign. */
export const NARROW_RULES: readonly Rule[] = [
  ...DECIDED_AND_READY,
  ...LAST_WORDS,
  ...PILLS_KEPT,
  ...OWN_LIFE_BESIDE_THE_STARS,
  ...SIGNS_TOLD_OF_ANOTHER,
  ...MIXED_WITH_DRINK,
  ...CHOSEN_AND_AWAKE,
  ...MOOD_MEDICINE_STOPPED,
  ...EMERGENCIES_BESIDE_THE_STARS,
  ...SOMEONE_ELSE_BESIDE_THE_STARS,
  ...FEARS_FOR_ANOTHER,
  ...PLANS_ON_ANOTHER,
  ...HARM_BESIDE_THE_STARS,
  ...NOT_WILLING,
  ...THREATENED_BY_OTHERS,
  ...CARED_FOR_HURT,
  ...OLD_AND_HURT,
  ...CHILD_SEEN_HURT,
  ...CHILD_GIVEN_AWAY,
  ...SOLD_BY_OTHERS,
  ...TOLD_IN_HABITS,
  ...CHILDREN_ASIDE,
  ...CHILDREN_ASIDE_ELSEWHERE,
  ...EMERGENCIES_ASIDE,
  ...FEARS_ASIDE,
  ...OWN_END_ASIDE,
  ...OWN_END_ASIDE_ELSEWHERE,
  ...OWN_WOUNDS_ASIDE,
  ...HARM_ASIDE,
  ...KILLING_ASIDE_ELSEWHERE,
  ...ATTACKED_ASIDE,
  ...HOME_ASIDE,
  ...FOLLOWED_ASIDE_ELSEWHERE,
  ...WOUNDED_ASIDE_ELSEWHERE,
  ...BELIEFS_ASIDE,
  ...HUNGER_ASIDE,
];
