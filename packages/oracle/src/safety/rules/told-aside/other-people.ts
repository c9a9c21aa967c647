import { allOf } from '../all-of.ts';
import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const FRAIL =
  '(?:grandma|grandpa|gran|nan|granny|grandad|mum|dad|mother|father|my (?:wife|husband|aunt|uncle|patient|resident))';

/** Harm to others, said aside. */
export const HARM_ASIDE: readonly Rule[] = [
  {
    says: 'it is one or the other, a school shall regret it, or a frail person is hurt in secret',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:it is |its |either )?(?:him|her|them) or me\\b|(?:me|i) or (?:him|her|them)\\b',
        'machete|knife|gun|pistol|axe|hammer|petrol|bat is|ready|swear',
        'tonight|today|tomorrow|ready|now',
      ),
      allOf(
        '(?:class|school|office|everyone|everybody|they|them|college|church)',
        '(?:make (?:<few>)regret|will (?:<soften>)(?:all )?(?:regret|pay|remember me)|never forget me)',
        '(?:bigger|better|worse) than|columbine|the news will|body count|shoot|bomb|gun|i have planned',
      ),
      allOf(
        `i (?:<soften>)(?:pinch|slap|hit|push|shake|shove|tie|drug|squeeze|kick) (?:my |the |our )?(?:${FRAIL}|him|her)`,
        'when <noone> (?:looks|sees|is (?:there|around|watching))|<noone> sees|every (?:day|night|time)|i keep|again and again|bruis(?:e|es|ed)',
        'calling|care|dementia|alzheimers|feed|wash|bedridden|never stops|wheelchair|at night',
      ),
      '(?:run|running|mow|drive) (?:him|her|them) over (?:<few>)?(?:next time|tonight|tomorrow|when|if i see)\\b(?=<far>\\b(?:route|where|crosswalk|walks|parks|deserve|swear)\\b)',
    ],
    unless: `${NOT_REAL}|chess|match|final|derby|tournament|race|election|promotion|audition|rock the|music|talent show`,
    danger: [
      'its her or me now, the knife is ready, tonight',
      'they will all regret it at school, bigger than the last shooting, i have planned it',
      'i slap my nan when nobody sees, she has alzheimers',
    ],
    twins: [
      'its him or me in the final tonight, i am ready',
      'the class will remember me after the talent show',
    ],
  },
];

/** Attacks, said aside. */
export const ATTACKED_ASIDE: readonly Rule[] = [
  {
    says: 'is kept in a place, threatened with acid, filmed, or a condom was taken off',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:will|would|does|do) not let me (?:<soften>)(?:leave|out|go(?: home)?)(?= [.,]|$| (?:the|his|her|this|and|i|until|unless|because))',
        'hiding (?:in|from)|typing this|whisper[a-z]*|locked (?:me|the door|myself|in)|(?:in|from) (?:the|his|her) (?:bathroom|toilet|closet|car|basement)|took my (?:phone|keys|shoes|clothes)',
      ),
      allOf(
        '(?:ex|husband|boyfriend|he|she|man|guy|<someone>|they)\\b[a-z ]{0,20}\\b(?:banging|kicking|pounding|hammering|smashing|breaking) (?:<few>)?(?:on|at|through|against|down|in) (?:the|my|our) (?:<few>)?(?:door|window)',
        'right now|with a (?:pipe|bat|knife|hammer|crowbar)|hiding|break (?:it|the door) down|scream[a-z]*|will kill',
      ),
      '(?:pour|throw|splash|put) (?:<few>)?acid (?:<few>)?(?:on|at|in|over|into) (?:me|my)',
      allOf(
        'passed out|blacked out|drunk|asleep|unconscious|drugged',
        '(?:he|she|they|guys?|boys?|men|friends|someone) (?:<some>)(?:videos?|photos?|pics|pictures|filmed|recorded)|(?:video|photos?|pics) of (?:what (?:they|he)|it|me)',
        'what they did|what he did|naked|undress[a-z]*|without my|touch[a-z]*|on me|showing (?:it )?(?:to )?(?:every|people)',
      ),
      allOf(
        '(?:took|slipped|pulled|taken|removed) (?:<few>)?(?:the |his )?condom(?: off)?',
        'would not stop|did not (?:tell|ask|stop|want)|without (?:telling|asking|my)|secretly|said no|never agreed|without me (?:knowing|noticing)',
      ),
    ],
    unless: `${NOT_REAL}|cook(?:ing)?|pay the bill|win|chemistry class|skin ?care|peel|grounded|hide and seek|selfie`,
    danger: [
      'my date wont let me go home, im typing this in the bathroom',
      'he says he will throw acid at me',
      'my ex is kicking at my door right now',
      'i was asleep and they have photos of what they did',
      'he pulled the condom off without telling me',
    ],
    twins: [
      'my skin care has acid, i put it on my face',
      'the plumber is banging on the pipes right now',
      'my friends filmed me asleep with my mouth open lol',
    ],
  },
];

/** Control at home, said aside. */
export const HOME_ASIDE: readonly Rule[] = [
  {
    says: 'is punished with medicine, with papers or with a sending back',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:he|she|they|husband|wife|boyfriend|girlfriend|partner)\\b[a-z ]{0,40}\\b(?:hides?|hid|takes?|took|locks?|keeps?|withholds?|throws?) (?:<few>)my (?:<few>)?(?:inhaler|insulin|meds|medication|medicine|tablets|pills|wheelchair|walker|crutches|hearing aids?|glasses|epipen)',
        'when (?:he|she) is (?:<soften>)(?:cross|mad|angry|upset|drunk)|to punish|punish[a-z]*|until i|because i|if i (?:<soften>)(?:do not|argue|say)|lesson|(?:he|she) gets (?:mad|angry)',
      ),
      allOf(
        '(?:send(?:s|ing)? me back|deport(?:ed)?|cancel my visa|call immigration|take my visa|report me to immigration)',
        '(?:husband|wife|boyfriend|girlfriend|partner|he|she|in laws|boss|madam)\\b',
        'if i|obey|leave|tell|keep (?:my|the) (?:baby|kids|child|children)|unless|do what',
      ),
      allOf(
        '(?:home|carer|nurses?|staff|caregiver|they)',
        '(?:my |our )?(?:grandma|grandpa|gran|nan|granny|mum|dad|mother|father|uncle|aunt)s?',
        '(?:took|take|hide|removed) (?:<few>)(?:glasses|hearing aids?|teeth|walker|bell|call button)|(?:has|have|full of) (?:bed ?)?sores|restrain(?:ed|s)?|sedat(?:e|ed|es)',
        'complain[a-z]*|normal|sores|dirty|thirsty|bruis[a-z]*|cr(?:y|ies|ying)|scared|afraid|so (?:that )?(?:she|he) (?:stops|is quiet|sleeps)',
      ),
    ],
    unless: `${NOT_REAL}|surgery|intensive care|icu|ventilator|dentist|as a joke|prank|vet|dog|cat`,
    danger: [
      'she hides my insulin when she is mad',
      'my husband says he will send me back if i leave him',
      'in the home they took my nans hearing aid, she has sores and cries',
    ],
    twins: [
      'my wife hides my pills so i remember to ask her, as a joke',
      'they sedated my dad for surgery, he cries when he wakes, normal they say',
    ],
  },
  {
    says: 'lives by the temper of another, keeps a bag, is spoken for, or is known too much about',
    grade: 2,
    isTestOnly: true,
    patterns: [
      'i (?:<soften>|have to |learned to )*ask (?:<few>)?(?:permission )?before i (?:<soften>)(?:laugh|eat|speak|talk|sit|sleep|shower|call|leave|sing|sneeze|open)(?! (?:the (?:fridge|door)|a (?:window|file)))',
      '(?:dog|cat|kids|children|boys|girls|even the (?:dog|cat|kids)) (?:<soften>|also )*hides? (?:<few>)?when (?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner)) (?:<soften>)(?:comes|gets|is) (?:home|in|back|angry|mad|drunk)',
      '(?:bag|suitcase|backpack) (?:<few>)?(?:packed |hidden )?(?:behind|under|hidden|in the (?:trunk|boot|shed|laundry)) (?:<some>)(?:just in case|when he|when she|if he|if she|good moon|ready to (?:run|go|leave))',
      allOf(
        'i am (?:now |already |over |nearly |almost )*(?:6[5-9]|[7-9]\\d)',
        '(?:son|daughter|nephew|niece|grandson|granddaughter|in law|he|she)\\b[a-z ,]{0,40}\\b(?:(?:speaks?|talks?|signs?) (?:<few>)for me|says? (?:that )?i am (?:confused|crazy|senile|forgetful))',
        'not (?:confused|crazy|senile)|bank|lawyer|house|letters|money|doctor for me',
      ),
      allOf(
        '(?:he|she|someone|my ex) (?:<soften>)(?:knows|knew) (?:what i (?:<soften>)(?:had|ate|wore|wear|did|do|said|cooked|watched)|where i (?:was|am|slept)|who (?:was|came))',
        'live alone|curtains|never told|did not tell|how (?:does|did) (?:he|she)|<noone> knew|new (?:flat|address)|camera',
      ),
    ],
    unless: `${NOT_REAL}|hospital|labou?r|birth|earthquake|hurricane|flood|trip|holiday|camp|instagram|stor(?:y|ies)|posted|vacuum|hoover|fireworks|thunder|teacher|class|meeting|allerg[a-z]*`,
    danger: [
      'i ask before i call my mum. aries husband',
      'even the cat hides when he gets home drunk',
      'i keep a bag under the stairs just in case, when he drinks',
      'my son says i am senile and talks to the bank for me. i am 79 and not senile',
      'he knows what i wore yesterday and i live alone',
    ],
    twins: [
      'i ask before i eat at the office, allergies',
      'the dog hides when he comes home with the vacuum',
      'hospital bag under the stairs just in case, baby is due',
      'he knows what i ate because i posted a story, i live alone',
    ],
  },
];
