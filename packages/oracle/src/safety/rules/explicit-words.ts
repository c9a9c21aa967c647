import type { LookedAt } from '../look-at-message.ts';
import { SIGNS_IN_THE_BODY } from './body-and-mind/wounds-and-signs.ts';
import { HARM_PREPARED } from './other-people/harm-prepared.ts';
import { SHUT_OUT, THREATENED_WITH_DEATH } from './other-people/threatened-or-shut-out.ts';
import { MEANS_AT_HAND } from './own-life/means-at-hand.ts';
import { CRISIS_TOPICS } from '../topics.ts';
import { AFTER_A_BIRTH } from './body-and-mind/after-a-birth.ts';
import { BODY_TOLD_PLAINLY } from './body-and-mind/body-told-plainly.ts';
import { EMERGENCIES_TOLD_PLAINLY } from './body-and-mind/emergencies-told-plainly.ts';
import { OVERDOSE_TAKEN } from './body-and-mind/overdose.ts';
import { OVERDOSE_TOLD_PLAINLY } from './body-and-mind/told-plainly.ts';
import { withoutHarmlessPhrases } from './harmless-phrases.ts';
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
  EMERGENCIES_TOLD_PLAINLY_ELSEWHERE,
  KILLING_TOLD_PLAINLY_ELSEWHERE,
  OWN_LIFE_TOLD_PLAINLY_ELSEWHERE,
  SOMEONE_ELSE_TOLD_PLAINLY_ELSEWHERE,
} from './in-other-languages/told-plainly.ts';
import { VEILED_IN_OTHER_LANGUAGES } from './in-other-languages/veiled.ts';
import { LOCKED_OR_THREATENED } from './other-people/at-home-told-plainly.ts';
import { FAREWELL_THEN_SILENCE, HANDS_AND_WEAPONS } from './other-people/hands-and-weapons.ts';
import { KEPT } from './other-people/kept-or-followed.ts';
import {
  GOODBYE_FROM_ANOTHER,
  PLANNED_IN_PLAIN_WORDS,
} from './other-people/planned-in-plain-words.ts';
import {
  ABUSE_TOLD_PLAINLY,
  KILLING_TOLD_PLAINLY,
  SOMEONE_ELSE_TOLD_PLAINLY,
} from './other-people/told-plainly.ts';
import { NARROW_RULES } from './narrow-rules.ts';
import { otherLanguagePatterns } from './other-languages.ts';
import { END_IN_PLAIN_SIGNS } from './own-life/end-in-plain-signs.ts';
import { FAREWELL_BY_THE_WAY } from './own-life/farewell-by-the-way.ts';
import { OWN_LIFE_TOLD_PLAINLY, STARVES_TOLD_PLAINLY } from './own-life/told-plainly.ts';
import { phrasePattern } from './phrase-pattern.ts';
import { statesMinor, statesMinorWithAdult } from './stated-age.ts';
import { type Test, testOf } from './test-of.ts';

const NOW =
  '(?=<end>| tonight| now| today| tomorrow| soon| so bad| so much| any ?more| again| right now| every| because| and| for real| not joking| fr)';
const ATTACKER =
  '(?:he|she|(?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|stepdad|stepfather|mum|mother|brother|uncle|son|cousin|parents))';

/** Words that name the harm themselves, and so need no second sign beside them. */
const EXPLICIT = [
  // The writer's own death.
  '(?:kill|killing|killed|hang|hanging|hanged|shoot|shooting|drown|drowning|off|offing|unalive|unaliving) (?:myself|yourself)',
  'end(?:ing)? (?:it all|my (?:own )?life|this life)|tak(?:e|ing) my own life|suicidal|suicide note|commit(?:ting)? suicide|kms|ctb',
  `(?:want|wanna|wish|ready|going|gonna|prefer|deserve|need|rather) (?:<soften>)(?:to )?(?:<soften>)(?:die|be dead|unalive|not exist|stop existing|jump)${NOW}`,
  `(?:wish|wished) i (?:was|were|had been) (?:<soften>)(?:dead|never born|not alive)${NOW}`,
  `(?:not|no longer|never) (?:<soften>)want to (?:<soften>)(?:live|be alive|exist)${NOW}|(?:never|not) wak(?:e|ing) up${NOW}`,
  `(?:not worth|nothing to|no reason to|no point in|am done|so done) (?:live|living)(?: for)?${NOW}|better off without me<end>|a burden (?:to|on|for) (?:everyone|everybody|them all|my family)`,
  // What it would be done with.
  '(?:sav(?:e|ed|ing)|hoard[a-z]*|hid(?:e|ing)|collect[a-z]*|stockpil[a-z]*|put(?:ting)? aside) (?:up )?(?:<few>)<pill>',
  '(?:pills?|tablets?|rope|noose|gun|rifle|shotgun|razor|blades?|knife)\\b (?:<few>)(?:in front of me|in my (?:hand|mouth|lap)|on the table|is (?:ready|loaded|up|tied))',
  // Poison and pills that were swallowed.
  '(?:took|taken|take|swallowed|ate|downed) (?:<few>)(?:all|too many|too much|whole|entire|bottle|box|strip|handful|lots|load|overdose|\\d\\d+) (?:<few>)<pill>',
  '(?:took|taken|swallowed|drank|drunk) (?:<soften>)(?:an? |the |some |all )*(?:whole bottle|overdose|bleach|antifreeze|poison|rat poison|drain cleaner)',
  // Wounds and hunger of their own.
  '(?:cut|cutting|burn|burning|burned|hurt|hurting|harm|harming) myself|(?:started|keep|been|am) cutting (?:again|myself)|self harm(?:ing)? again|until i bleed|my (?:arms?|legs?|wrists?|thighs?) (?:<few>)on purpose',
  'make myself (?:<soften>)(?:throw up|sick|vomit)|[1-6]\\d\\d calories a day|laxatives after|binge and purge',
  // Bodies that fail.
  'face (?:is |has |started )?(?:droop|hang)[a-z]*|(?:not|stopped) breathing|throat (?:is )?(?:closing|swelling)|(?:chest|left arm) (?:is |feels |hurts |pain )*(?:tight|numb)?\\b<gap>(?:left arm|numb|sweat[a-z]*|short of breath)',
  // Blows, rape and threats.
  `${ATTACKER} (?:<soften>)(?:hits|beats|punches|punched|kicks|slaps|slapped|chokes|choked|strangles|strangled|rapes|raped) (?:me|my mum)(?=<end>| again| when| and| but| last| every| because| until| in front| so hard| with (?:a|his|her|the) (?:belt|stick|bottle|fist|cable|shoe))`,
  'hands? (?:on|around|round) my (?:neck|throat)|broke my (?:wrist|arm|nose|jaw|ribs?|teeth)(?! (?:skiing|playing|falling|at|on|when i fell))',
  '(?:raped|molested) me|(?:was|been|got) (?:<soften>)raped|(?:knife|gun|blade) (?:to|at|against|in) my (?:<few>)(?:throat|head|neck|mouth)|(?:kill|find) me (?:and kill me|if i (?:<soften>)(?:leave|tell|go|date))',
  '(?:followed me home|broke into my (?:flat|house|home)|found my new address|acid in my face)',
  '(?:uncle|stepdad|stepfather|dad|father|grandpa|grandad|grandfather|boyfriend|brother|cousin|teacher|coach|priest)s? (?:<soften>)(?:touches|touched|touching|abuses|abused|hurts) (?:me|her|him)',
  // Another's death.
  `(?:going|gonna|plan|planning|decided|ready|want|about) (?:to )?(?:<soften>)(?:kill|murder|stab|shoot|poison|strangle) <people>${NOW}`,
  'shoot(?:ing)? up (?:the|my|a) (?:school|office|work|college|church)|(?:hurt|hurting|shook|shake|drown|smother)(?:ing)? (?:the|my) baby',
  '(?:texted|said|wrote|sent) (?:me )?goodbye\\b<far>\\b(?:not answering|phone is off|turned (?:off )?(?:her|his|their) phone|gone)',
  // Voices and missions.
  'voices? (?:<few>)(?:tell|tells|telling|say|says|saying|want|wants|order|orders) (?:<few>)(?:kill|hurt|harm|stab|jump|die|cut|walk into|do it)',
  'not slept (?:for|in) (?:<few>)days\\b<far>\\b(?:chosen|code|mission|god|messages?|plan|understand)',
].map(phrasePattern);

/** The classifier, which reads English, has no say in these. */
const ELSEWHERE = [
  ...CHILDREN_IN_OTHER_LANGUAGES,
  ...THREATS_IN_OTHER_LANGUAGES,
  ...ABUSE_IN_PLAIN_WORDS_ELSEWHERE,
  ...OWN_LIFE_IN_PLAIN_WORDS_ELSEWHERE,
  ...OVERDOSE_IN_OTHER_LANGUAGES,
  ...OWN_LIFE_IN_OTHER_LANGUAGES,
  ...KILLING_IN_OTHER_LANGUAGES,
  ...VOICES_IN_OTHER_LANGUAGES,
  ...VEILED_IN_OTHER_LANGUAGES,
  ...ABUSE_TOLD_PLAINLY_ELSEWHERE,
  ...BODY_TOLD_PLAINLY_ELSEWHERE,
  ...EMERGENCIES_TOLD_PLAINLY_ELSEWHERE,
  ...KILLING_TOLD_PLAINLY_ELSEWHERE,
  ...OWN_LIFE_TOLD_PLAINLY_ELSEWHERE,
  ...SOMEONE_ELSE_TOLD_PLAINLY_ELSEWHERE,
].map(testOf);

/** Rules so narrow that what they find needs no second sign. */
const TOLD_PLAINLY = [
  ...OWN_LIFE_TOLD_PLAINLY,
  ...STARVES_TOLD_PLAINLY,
  ...ABUSE_TOLD_PLAINLY,
  ...SOMEONE_ELSE_TOLD_PLAINLY,
  ...KILLING_TOLD_PLAINLY,
  ...OVERDOSE_TOLD_PLAINLY,
  ...AFTER_A_BIRTH,
  ...BODY_TOLD_PLAINLY,
  ...FAREWELL_BY_THE_WAY.filter(({ grade }) => grade === 3),
  ...FAREWELL_THEN_SILENCE,
  ...HANDS_AND_WEAPONS,
  ...KEPT,
  ...EMERGENCIES_TOLD_PLAINLY,
  ...LOCKED_OR_THREATENED,
  ...PLANNED_IN_PLAIN_WORDS,
  ...GOODBYE_FROM_ANOTHER,
  ...END_IN_PLAIN_SIGNS,
  ...MEANS_AT_HAND,
  ...HARM_PREPARED.filter(({ grade }) => grade === 3),
  ...THREATENED_WITH_DEATH,
  ...SHUT_OUT,
  ...SIGNS_IN_THE_BODY,
  ...NARROW_RULES,
].map(testOf);

const TESTS: readonly Test[] = [
  ...[...EXPLICIT, ...CRISIS_TOPICS.flatMap(otherLanguagePatterns)].map(
    (pattern) => (text: string) => pattern.test(text),
  ),
  ...ELSEWHERE,
  ...TOLD_PLAINLY,
  // What was swallowed does not wait for an answer to a question.
  ...OVERDOSE_TAKEN.map(testOf),
];

/** Whether a message names the harm in words that leave no second reading, in another language, or of an overdose. */
export const isExplicit = ({ passages }: Pick<LookedAt, 'passages'>): boolean => {
  const texts = passages.map(withoutHarmlessPhrases);
  return texts.some(isOfMinor) || TESTS.some((test) => texts.some(test));
};

/** A child's word is not doubted. */
const isOfMinor = (text: string): boolean => statesMinor(text) || statesMinorWithAdult(text);
