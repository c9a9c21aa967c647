import type { CrisisTopic } from '../topics.ts';
import { AFTER_A_BIRTH } from './body-and-mind/after-a-birth.ts';
import { BODY_TOLD_PLAINLY } from './body-and-mind/body-told-plainly.ts';
import { EMERGENCIES } from './body-and-mind/emergencies.ts';
import { EMERGENCIES_IN_PLAIN_WORDS } from './body-and-mind/in-plain-words.ts';
import {
  BELIEFS_TOLD_PLAINLY,
  EMERGENCIES_TOLD_PLAINLY,
} from './body-and-mind/emergencies-told-plainly.ts';
import { LOST_TOUCH } from './body-and-mind/lost-touch.ts';
import { MEDICINE_STOPPED, MOOD_MEDICINE_STOPPED } from './body-and-mind/medicine-stopped.ts';
import { OVERDOSE_TAKEN } from './body-and-mind/overdose.ts';
import { OVERDOSE_TOLD_PLAINLY, VOICES_TOLD_PLAINLY } from './body-and-mind/told-plainly.ts';
import {
  CHILDREN_IN_OTHER_LANGUAGES,
  THREATS_IN_OTHER_LANGUAGES,
} from './in-other-languages/at-home.ts';
import {
  ABUSE_IN_PLAIN_WORDS_ELSEWHERE,
  OWN_LIFE_IN_PLAIN_WORDS_ELSEWHERE,
} from './in-other-languages/in-plain-words.ts';
import { OVERDOSE_IN_OTHER_LANGUAGES } from './in-other-languages/overdose.ts';
import { OWN_LIFE_IN_OTHER_LANGUAGES } from './in-other-languages/own-life.ts';
import {
  KILLING_IN_OTHER_LANGUAGES,
  VOICES_IN_OTHER_LANGUAGES,
} from './in-other-languages/threats.ts';
import {
  ABUSE_TOLD_PLAINLY_ELSEWHERE,
  BODY_TOLD_PLAINLY_ELSEWHERE,
  CHILDREN_TOLD_PLAINLY_ELSEWHERE,
  EMERGENCIES_TOLD_PLAINLY_ELSEWHERE,
  HURTS_TOLD_PLAINLY_ELSEWHERE,
  KILLING_TOLD_PLAINLY_ELSEWHERE,
  OWN_LIFE_TOLD_PLAINLY_ELSEWHERE,
  SOMEONE_ELSE_TOLD_PLAINLY_ELSEWHERE,
  VOICES_TOLD_PLAINLY_ELSEWHERE,
} from './in-other-languages/told-plainly.ts';
import { VEILED_IN_OTHER_LANGUAGES } from './in-other-languages/veiled.ts';
import { ABUSE } from './other-people/abuse.ts';
import {
  CHILDREN_TOLD_BY_SIGNS,
  LOCKED_OR_THREATENED,
} from './other-people/at-home-told-plainly.ts';
import { ATTACKED } from './other-people/attacked.ts';
import { CHILDREN } from './other-people/children.ts';
import { DANGER_NOW } from './other-people/danger-now.ts';
import { FAREWELL_THEN_SILENCE, HANDS_AND_WEAPONS } from './other-people/hands-and-weapons.ts';
import { FOLLOWED_NOW } from './other-people/followed-now.ts';
import { HINT_WORDS_AT_HOME, HINT_WORDS_VIOLENCE } from './other-people/hint-words.ts';
import { HINTS_OF_VIOLENCE } from './other-people/hints-of-violence.ts';
import { AT_THE_DOOR, KEPT } from './other-people/kept-or-followed.ts';
import { ATTACKED_IN_PLAIN_WORDS } from './other-people/attacked-in-plain-words.ts';
import { CHILDREN_IN_PLAIN_WORDS } from './other-people/children-in-plain-words.ts';
import { VIOLENCE_IN_PLAIN_WORDS } from './other-people/violence-in-plain-words.ts';
import { MEANS_HARM } from './other-people/means-harm.ts';
import {
  GOODBYE_FROM_ANOTHER,
  PLANNED_IN_PLAIN_WORDS,
} from './other-people/planned-in-plain-words.ts';
import { SOMEONE_ELSE_AT_RISK } from './other-people/someone-else-at-risk.ts';
import {
  ABUSE_TOLD_PLAINLY,
  CHILDREN_TOLD_PLAINLY,
  KILLING_TOLD_PLAINLY,
  SOMEONE_ELSE_TOLD_PLAINLY,
} from './other-people/told-plainly.ts';
import { UNCLEAR_AT_HOME } from './other-people/unclear-at-home.ts';
import { WORKER_HURT } from './other-people/worker-hurt.ts';
import { DOES_NOT_WANT_TO_LIVE } from './own-life/does-not-want-to-live.ts';
import { END_ANNOUNCED } from './own-life/end-announced.ts';
import { END_IN_PLAIN_SIGNS } from './own-life/end-in-plain-signs.ts';
import { FAREWELL_BY_THE_WAY } from './own-life/farewell-by-the-way.ts';
import { FOOD } from './own-life/food.ts';
import { GOODBYES } from './own-life/goodbyes.ts';
import { HINT_WORDS_OWN_LIFE } from './own-life/hint-words.ts';
import { HINTS } from './own-life/hints.ts';
import { HURTS_THEMSELVES } from './own-life/hurts-themselves.ts';
import { PARTING_IN_DEEDS } from './own-life/parting-in-deeds.ts';
import { HURTS_IN_PLAIN_WORDS } from './own-life/hurts-in-plain-words.ts';
import { OWN_LIFE_IN_PLAIN_WORDS } from './own-life/in-plain-words.ts';
import { STARVES_IN_PLAIN_WORDS } from './own-life/starves-in-plain-words.ts';
import { NAMES_IT } from './own-life/names-it.ts';
import {
  HURTS_TOLD_PLAINLY,
  OWN_LIFE_TOLD_PLAINLY,
  STARVES_TOLD_PLAINLY,
} from './own-life/told-plainly.ts';
import { UNCLEAR_OWN_LIFE } from './own-life/unclear.ts';
import { VEILED } from './own-life/veiled.ts';
import { END_BY_THE_WAY } from './own-life/end-by-the-way.ts';
import { MEANS_AT_HAND } from './own-life/means-at-hand.ts';
import {
  CUT_TOO_DEEP,
  SIGNS_IN_THE_BODY,
  VOICES_DEMAND,
} from './body-and-mind/wounds-and-signs.ts';
import { HARM_PREPARED } from './other-people/harm-prepared.ts';
import {
  CHILDREN_USED,
  SHUT_OUT,
  THREATENED_WITH_DEATH,
} from './other-people/threatened-or-shut-out.ts';
import { WANTS_TO_DIE } from './own-life/wants-to-die.ts';
import { WAYS } from './own-life/ways.ts';
import { WORN_OUT } from './own-life/worn-out.ts';
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
import { OVERDOSE_TOLD_TO_THE_CHAT, OWN_LIFE_TOLD_TO_THE_CHAT } from './told-to-the-chat.ts';
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

const RULES_BY_TOPIC = {
  'child-safety': [
    ...CHILDREN,
    ...CHILDREN_IN_OTHER_LANGUAGES,
    ...CHILDREN_IN_PLAIN_WORDS,
    ...CHILDREN_TOLD_PLAINLY,
    ...CHILDREN_TOLD_PLAINLY_ELSEWHERE,
    ...CHILDREN_TOLD_BY_SIGNS,
    ...CHILDREN_USED,
    ...CHILD_SEEN_HURT,
    ...CHILD_GIVEN_AWAY,
    ...CHILDREN_ASIDE,
    ...CHILDREN_ASIDE_ELSEWHERE,
  ],
  'medical-emergency': [
    ...EMERGENCIES,
    ...EMERGENCIES_IN_PLAIN_WORDS,
    ...OVERDOSE_TAKEN,
    ...OVERDOSE_IN_OTHER_LANGUAGES,
    ...OVERDOSE_TOLD_TO_THE_CHAT,
    ...OVERDOSE_TOLD_PLAINLY,
    ...EMERGENCIES_TOLD_PLAINLY_ELSEWHERE,
    ...BODY_TOLD_PLAINLY,
    ...MEDICINE_STOPPED,
    ...EMERGENCIES_TOLD_PLAINLY,
    ...SIGNS_IN_THE_BODY,
    ...SHUT_OUT,
    ...SIGNS_TOLD_OF_ANOTHER,
    ...MIXED_WITH_DRINK,
    ...EMERGENCIES_BESIDE_THE_STARS,
    ...EMERGENCIES_ASIDE,
  ],
  'someone-else-at-risk': [
    ...SOMEONE_ELSE_AT_RISK,
    ...SOMEONE_ELSE_TOLD_PLAINLY,
    ...SOMEONE_ELSE_TOLD_PLAINLY_ELSEWHERE,
    ...FAREWELL_THEN_SILENCE,
    ...GOODBYE_FROM_ANOTHER,
    ...FEARS_FOR_ANOTHER,
    ...SOMEONE_ELSE_BESIDE_THE_STARS,
    ...FEARS_ASIDE,
  ],
  suicide: [
    ...NAMES_IT,
    ...OWN_LIFE_IN_PLAIN_WORDS,
    ...WANTS_TO_DIE,
    ...DOES_NOT_WANT_TO_LIVE,
    ...WAYS,
    ...GOODBYES,
    ...UNCLEAR_OWN_LIFE,
    ...VEILED,
    ...END_ANNOUNCED,
    ...WORN_OUT,
    ...HINTS,
    ...HINT_WORDS_OWN_LIFE,
    ...OWN_LIFE_IN_OTHER_LANGUAGES,
    ...OWN_LIFE_IN_PLAIN_WORDS_ELSEWHERE,
    ...VEILED_IN_OTHER_LANGUAGES,
    ...OWN_LIFE_TOLD_TO_THE_CHAT,
    ...OWN_LIFE_TOLD_PLAINLY,
    ...OWN_LIFE_TOLD_PLAINLY_ELSEWHERE,
    ...PARTING_IN_DEEDS,
    ...FAREWELL_BY_THE_WAY,
    ...END_IN_PLAIN_SIGNS,
    ...MEANS_AT_HAND,
    ...END_BY_THE_WAY,
    ...DECIDED_AND_READY,
    ...LAST_WORDS,
    ...PILLS_KEPT,
    ...OWN_LIFE_BESIDE_THE_STARS,
    ...OWN_END_ASIDE,
    ...OWN_END_ASIDE_ELSEWHERE,
  ],
  'self-harm': [
    ...HURTS_THEMSELVES,
    ...HURTS_IN_PLAIN_WORDS,
    ...HURTS_TOLD_PLAINLY,
    ...HURTS_TOLD_PLAINLY_ELSEWHERE,
    ...CUT_TOO_DEEP,
    ...OWN_WOUNDS_ASIDE,
  ],
  'harm-to-others': [
    ...MEANS_HARM,
    ...HINTS_OF_VIOLENCE,
    ...HINT_WORDS_VIOLENCE,
    ...VIOLENCE_IN_PLAIN_WORDS,
    ...KILLING_IN_OTHER_LANGUAGES,
    ...KILLING_TOLD_PLAINLY,
    ...KILLING_TOLD_PLAINLY_ELSEWHERE,
    ...HANDS_AND_WEAPONS,
    ...PLANNED_IN_PLAIN_WORDS,
    ...HARM_PREPARED,
    ...PLANS_ON_ANOTHER,
    ...HARM_BESIDE_THE_STARS,
    ...HARM_ASIDE,
    ...KILLING_ASIDE_ELSEWHERE,
  ],
  'violence-from-others': [
    ...ATTACKED,
    ...ATTACKED_IN_PLAIN_WORDS,
    ...AT_THE_DOOR,
    ...DANGER_NOW,
    ...FOLLOWED_NOW,
    ...NOT_WILLING,
    ...THREATENED_BY_OTHERS,
    ...ATTACKED_ASIDE,
    ...FOLLOWED_ASIDE_ELSEWHERE,
  ],
  abuse: [
    ...ABUSE,
    ...UNCLEAR_AT_HOME,
    ...HINT_WORDS_AT_HOME,
    ...THREATS_IN_OTHER_LANGUAGES,
    ...ABUSE_IN_PLAIN_WORDS_ELSEWHERE,
    ...ABUSE_TOLD_PLAINLY,
    ...ABUSE_TOLD_PLAINLY_ELSEWHERE,
    ...KEPT,
    ...WORKER_HURT,
    ...LOCKED_OR_THREATENED,
    ...THREATENED_WITH_DEATH,
    ...CARED_FOR_HURT,
    ...SOLD_BY_OTHERS,
    ...OLD_AND_HURT,
    ...TOLD_IN_HABITS,
    ...HOME_ASIDE,
    ...WOUNDED_ASIDE_ELSEWHERE,
  ],
  psychosis: [
    ...LOST_TOUCH,
    ...VOICES_IN_OTHER_LANGUAGES,
    ...VOICES_TOLD_PLAINLY,
    ...VOICES_TOLD_PLAINLY_ELSEWHERE,
    ...AFTER_A_BIRTH,
    ...BELIEFS_TOLD_PLAINLY,
    ...VOICES_DEMAND,
    ...MOOD_MEDICINE_STOPPED,
    ...CHOSEN_AND_AWAKE,
    ...BELIEFS_ASIDE,
  ],
  eating: [
    ...FOOD,
    ...STARVES_IN_PLAIN_WORDS,
    ...STARVES_TOLD_PLAINLY,
    ...BODY_TOLD_PLAINLY_ELSEWHERE,
    ...HUNGER_ASIDE,
  ],
} as const satisfies Record<CrisisTopic, readonly Rule[]>;

export const rulesOf = (topic: CrisisTopic): readonly Rule[] => RULES_BY_TOPIC[topic];
