import { FICTION, NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';
import { MEDICINE } from './medicines.ts';

const TAKEN =
  '(?:took|taken|taking|swallowed|swallowing|downed|necked|popped|ate|eaten|had|drank|drunk|chugged|gulped|finished|emptied|chewed)';
const MUCH =
  '(?:all|every|everything|whole|entire|full|rest|lot|too many|too much|so many|way more|more than|handfuls?|fistfuls?|bunch|loads?|tons|double|triple|\\d\\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty)';
const FEELS_IT =
  '(?:scared|afraid|terrified|regret|freaking|panic(?:king)?|sleepy|drowsy|dizzy|numb|fading|sick|shaking|heavy|blurry|ringing|changed my mind|should i (?:tell|call|worry|go)|what (?:do i do|now|happens)|too late|dying|die|not want to die|help me|goodbye|bye)';

const EIGHT_OR_MORE =
  '(?:[89]|[1-9]\\d|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty)';
/** Between a number and a medicine: never milligrams, days or drops. */
const OF_THEM =
  '(?:of |my |the |those |these |extra |strong |strength |or so |plus |more |mums |dads )*';

/** Too much of a medicine is in the body already. */
export const OVERDOSE_TAKEN: readonly Rule[] = [
  {
    says: 'has swallowed too many, their own or another person’s',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `(?<!he |she |they |you |would have |should have |not )${TAKEN} (?:<few>)${MUCH} (?:<few>)${MEDICINE}(?=<end>|<far>\\b(?:ago|just now|${FEELS_IT}|tonight|last night|at once|together|with (?:<few>)(?:vodka|wine|whisky|gin|rum|beer|alcohol))\\b)`,
      `${TAKEN} (?:<few>)(?:bottle|box|pack|packet|strip|sheet|jar|cabinet|blister)s? (?:<few>)${MEDICINE}(?=<far>\\b(?:minutes?|mins?|min|hours?|hrs?|half) (?:an hour )?ago|<far>\\b${FEELS_IT}\\b)`,
      `${TAKEN} (?:<few>)(?:mums|dads|nans|grans|grandmas|grandpas|grandads|sisters|brothers|husbands|wifes|boyfriends|girlfriends|roommates|flatmates|dogs|mothers|fathers|his|her|their) (?:<few>)${MEDICINE}(?=<far>\\b(?:scared|terrified|regret|freaking out|changed my mind|dying|not want to die|too many|too late|fading|goodbye|should i (?:tell|call)|how long)\\b)`,
      `(?:took|taken|swallowed|downed|necked|drank) (?:them|it|these|those|everything) ?(?:all)?(?= (?:like |about |maybe |around )?(?:\\d+|an?|half an|ten|twenty|thirty|a few|some) (?:minutes?|mins?|min|hours?|hrs?) ago)(?=<far>\\b${FEELS_IT}\\b)`,
      `${MEDICINE}\\b<far>\\b(?:took|swallowed|downed|necked) (?:them all|all of them|the lot|every (?:single |last )?one|everything)(?=<end>|<gap>(?:ago|now|and|${FEELS_IT}))`,
      `(?<!he |she |they |you |not )(?:took|taken|swallowed|downed|ate|popped) (?:<soften>)(?:(?:every|all(?: of)?|all the) (?:my |the |single )*<pill>(?: i (?:had|have|own|could find))?(?= right| now| at once| tonight|<end>)|(?:every|all(?: of)?|all the) (?:my |the |single )*<pill> (?:<few>)(?:in|from) (?:the|my|our) (?:house|cabinet|bottle|box|bathroom|medicine cabinet|flat|apartment))`,
      'i (?:<soften>)(?:od d|od ed|over ?dosed?)(?= (?:<few>)(?:ago|just now|tonight|today|last night|this morning|on purpose|<pill>|drugs))',
      `(?:there is|there are) (?:none|no ${MEDICINE}) left\\b<gap>(?:took|swallowed) (?:them|it) all`,
    ],
    unless: `${NOT_REAL.replaceAll('|lol', '')}|vitamins?|supplements?|probiotics?|antibiotics?|course of|on time|as prescribed|prescribed|(?:every|each) (?:day|morning|night|evening)|daily|like a (?:champ|good)|the vet|(?:years?|months?|weeks?) ago|in (?:19|20)\\d\\d|when i was|took away|away from|out of (?:the|her|his|my) (?:bag|drawer|cabinet|suitcase)|photos?|packed|suitcase|refill[a-z]*|steps|gummy bears`,
    danger: [
      'took all of my dads pills like 10 min ago and now im freaking out',
      'swallowed my nans whole box of heart tablets, im so sleepy',
      'i had like 25 advil an hour ago is that bad, im scared',
      'ok so i took way more than i should of my sertraline just now',
      'just necked every last one of my zopiclone tonight',
      'i drank a full bottle of nyquil half an hour ago and the room is fading',
      'took my roommates xanax, like a lot, and i regret it. should i call someone',
      'i took them all 20 minutes ago. im scared now',
      'my sleeping pills. i swallowed them all and i dont want to die',
      'i overdosed about two hours ago lol, still here',
      'had the rest of the antidepressants with vodka, too much, feeling dizzy',
    ],
    twins: [
      'took all my vitamins ten minutes ago and they taste awful',
      'i had two advil an hour ago and my head still hurts',
      'took my moms car keys 20 min ago and now im scared shes mad',
      'she took all of my moms pills to the pharmacy',
      'i finished the whole course of antibiotics and feel great',
      'took all my meds on time this week, proud of me',
      'had too many coffees and now im shaking',
      'ate the whole bag of gummy bears an hour ago, feel sick',
      'i packed all my tablets for the trip, what did i forget',
      'drank a full bottle of water before bed like you said',
    ],
  },
  {
    says: 'has taken too many, and tells it by the way',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `(?<!he |she |they |you |would have |should have |not )${TAKEN} (?:<soften>)(?:like |about |around |maybe |at least |over |almost |nearly )*${EIGHT_OR_MORE} ${OF_THEM}${MEDICINE}`,
      `(?<!he |she |they |you |would have |should have |not )${TAKEN} (?:<soften>)(?:way |far )?(?:a few |some )?(?:too many|too much) (?:of )?(?:my |the |these |those |mums |dads )*${MEDICINE}`,
      `(?<!he |she |they |you |not )(?:took|taken|had) (?:double|triple|twice) (?:<few>)${MEDICINE}<gap>\\b(?:another|then|again)\\b<gap>(?:\\d+|more|floaty|sleepy|dizzy|heavy)`,
    ],
    unless: `${FICTION}|vitamins?|supplements?|probiotics?|antibiotics?|course of|prescribed|away from|to the (?:vet|pharmacy|chemist)|(?:years?|months?|weeks?) ago|in (?:19|20)\\d\\d|when i was|(?:this|last|over the|in (?:a|the)|per) (?:week|month|year)|(?:days|weeks) now|out of (?:the|her|his|my) (?:bag|drawer|cabinet|suitcase)|photos?|packed|advent|gummy bears|lost count of the (?:days|weeks)`,
    danger: [
      'had 14 tylenol today for my tooth, anyway is tomorrow good for an interview',
      'ive had about 20 paracetamol since this morning for the migraine, what does my chart say about love',
      'i might have taken too many of my pills lol whats my horoscope',
      'took double my sleeping tablets and then another 6, feeling floaty. does he miss me',
    ],
    twins: [
      'had two tylenol today for my tooth',
      'took 20 mg fluoxetine this morning, is tomorrow good for an interview',
      'took 12 vitamins by mistake lol',
      'had 14 days of tablets, last one today',
      'i take 9 tablets a day since the transplant, is travel ok',
    ],
  },
];
