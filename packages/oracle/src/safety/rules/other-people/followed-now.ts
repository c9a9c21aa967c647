import { allOf } from '../all-of.ts';
import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const STRANGER =
  '(?:he|him|she|they|<someone>|(?:a|the|this|that|some|same) (?:[a-z]+ ){0,2}(?:man|guy|bloke|dude|stranger|creep|person|lad|woman|car|van|driver)|two (?:men|guys|lads)|men|guys)';
const FOLLOWS = `(?:(?<!i (?:am |was |have been )*)follow(?:s|ed|ing) (?:me|us)(?! (?:on|back|around the (?:house|kitchen)))|${STRANGER}\\b[a-z ]{0,55}\\b(?:behind me|across the (?:street|road)|tailing me|at the (?:corner|gate|bus stop))|got off (?:at )?(?:my|the same) (?:stop|station)|(?:turns?|crosses|crossed|stops?|stopped|speeds? up) (?:the (?:street|road) )?(?:when|whenever|every time|where) i (?:do|did|cross|crossed|turn|turned|stop|stopped|walk faster))`;
const PLIGHT =
  '(?:phone (?:is |at |on |has |only )*\\d+(?: percent)?|batter(?:y|ies) (?:is |at |nearly )*(?:dead|empty|dying|low|\\d+)|scared|afraid|terrified|shaking|freaking out|alone|hiding|(?:<noone>) (?:is )?(?:home|here|around|else)|walk(?:ing)? (?:home|faster|back|in circles)|(?:two|three|four|five|six|several|few|\\d+) (?:streets|blocks|stops|turns|corners)|on my own|since \\d|for (?:an hour|hours)|(?:nearly|almost) (?:home|there)|waved at me|in (?:the|a) (?:<few>)(?:shop|bakery|store|cafe|station|pharmacy|toilets?|bathroom|kebab place|supermarket|lobby)|(?:at|to|near) my (?:door|house|street|building|flat)|my keys|see where i live|what (?:do|should) i do|again|still (?:there|here)|right now|help)';
const HOME =
  '(?:house|flat|apartment|garden|yard|garage|kitchen|stairs|landing|hallway|back door|front door|window|shed|basement|balcony|door handle|downstairs|upstairs)';
const INSIDE =
  '(?:i am alone|home alone|alone (?:with|in)|on (?:nights|a night shift|night shift)|hiding|(?:in|under) (?:the|my) (?:<few>)(?:wardrobe|closet|bathroom|bed)(?! room)|(?:i |can |just )hear[a-z]* (?:<few>)(?:stairs|footsteps|steps|door|glass|breathing|voices|someone|him|them)|torch|flashlight|whispering|right now|kids are asleep|baby is asleep|do not know who)';

/** A person who follows, waits or has come in, and is there now. */
export const FOLLOWED_NOW: readonly Rule[] = [
  {
    says: 'is followed or watched on the way by a person who is still there',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(FOLLOWS, PLIGHT),
      allOf(
        `${STRANGER}\\b[a-z ]{0,25}\\b(?:sat|sitting|parked|waiting|standing|stood) (?:<few>)outside my (?:block|building|house|flat|place|door|work)`,
        PLIGHT,
      ),
      allOf(
        '(?:ringing|rings|banging|knocking|buzzing|trying) (?:<few>)(?:buzzer|bell|doorbell|door|intercom)',
        '(?:do not|never) know (?:him|them|who (?:it|he|that)|the man)|knows my name|will not go away',
        '(?:alone|on my own|for (?:an hour|hours|ages)|again|scared|at night|\\d ?am|knows my name|hiding)',
      ),
      '(?:same|that|a|the) (?:<few>)(?:van|car|man|guy)\\b<far>\\b(?:looked|looking|looks|peering|staring|filming|taking (?:photos|pictures)) (?:in|into|through|of|at) my (?:<few>)(?:windows?|house|flat|door|kids)',
    ],
    unless: `${NOT_REAL}|pupp(?:y|ies)|dogs?|cats?|kittens?|ducks?|geese|goose|toddler|insta[a-z]*|tiktok|facebook|linkedin|spotify|twitter|queue|plane|concert|choir|marathon|parkrun|race|coffee (?:queue|line)|smiled|cute|crush|handsome|years? ago|as a (?:kid|child|student)|ghosts?|luck|my (?:son|daughter|husband|wife|kids?|sister|brother|mum|dad)\\b(?! (?:is|are) (?:not|out|away|at work|on))`,
    danger: [
      'theres a guy who got off at my stop and hes been behind me three streets, phone 6%',
      'its him again hes across the street standing. im at my door and nobodys home',
      'a car is following me, it turns where i turn. what do i do',
      'the same van has been outside all week and tonight he got out and looked in my window',
    ],
    twins: [
      'a kitten followed me home, what do i do',
      'he followed me on insta again, what should i do',
      'the guy behind me in the queue smiled at me again',
      'my new colleague lives across the street and i am alone tonight, should i invite her',
    ],
  },
  {
    says: 'has a stranger in or at the house while alone',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        `(?:<someone>|(?:a|some|this|the same) (?:[a-z]+ )?(?:man|guy|stranger|intruder|burglar)|men|footsteps|an intruder|he|him)\\b[a-z ]{0,25}\\b(?:in|on|at|into|through|trying|outside|around|tried)\\b[a-z ]{0,15}\\b${HOME}`,
        INSIDE,
      ),
      allOf(
        '(?:hear|heard) (?:<few>)(?:<someone>|footsteps|voices|a man|breathing) (?:<few>)(?:downstairs|upstairs|in the (?:hall|hallway|kitchen|attic|house|basement|next room))',
        '(?:alone|by myself|(?:flatmate|roommate|husband|wife|partner|boyfriend|girlfriend|parents|everyone|family) (?:is|are) (?:in|away|out|at|on|not|abroad)|(?:<noone>) else|should be empty|supposed to be empty)',
      ),
      '(?:some|a|the|this) (?:[a-z]+ )?(?:man|guy|bloke|stranger) (?:<few>)(?:climbed|jumped|came|got|is coming|is climbing) (?:over|through|into|in|onto) (?:my|our|the) (?:<few>)(?:fence|gate|wall|window|balcony|garden|yard|roof)',
    ],
    unless: `${NOT_REAL}|delivery|parcel|pizza|postman|plumber|electrician|builders?|landlord|viewing|guests?|party|bbq|date|flowers|serenade|sings?|singing|guitar|cat|dog|fox|mouse|mice|raccoon|hedgehog|next door|neighbours?|upstairs neighbour|jehovah|carol|trick or treat|ghosts?|spirit|husband is (?:in|cooking|fixing)|cook(?:s|ing)|snor[a-z]*|yesterday|last (?:week|year|month)`,
    danger: [
      'theres somebody in my garden with a torch, my husband is on nights',
      'i think someone is in the house. i heard the stairs. im in the wardrobe',
      'a man is trying the back door, im alone with the baby',
    ],
    twins: [
      'someone is at the door with pizza and i am alone, best night',
      'a fox is in my garden, i can hear it, it is so cute',
      'someone is singing upstairs, i can hear him every night',
    ],
  },
  {
    says: 'is in a car whose driver goes another way or locks the doors',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:uber|taxi|cab|bolt|lyft|ola|careem|(?:my|the|this) driver|rickshaw|minicab)',
        '(?:off (?:the |my )?(?:route|map|road)|wrong (?:way|road|direction)|not (?:the|my) (?:way|route|road)|passed my (?:street|house|stop|hotel)|missed (?:my|the) (?:exit|turn|street|stop)|another way|turned off the (?:app|gps|meter))',
        '(?:lock(?:ed|s)? (?:the )?doors?|doors? (?:is |are )*locked|doors? (?:will|do|can) not open|child lock|will not (?:stop|let me out|answer)|not (?:stopping|answering)|scared|afraid|help|asks if i live alone)',
      ),
    ],
    unless: `${NOT_REAL}|tip|late for|my (?:husband|wife|dad|mum|brother) (?:is|was) driving|yesterday|last (?:week|year|month|night)`,
    danger: [
      'my uber driver went off the route and locked the doors',
      'taxi is going the wrong way and he wont stop',
    ],
    twins: [
      'the taxi went the wrong way and i was late for the interview',
      'i am a bus driver and took the wrong road, help me laugh',
    ],
  },
  {
    says: 'found a tracker, or an ex has been inside the home',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:airtag|tracker|tracking device|gps (?:thing|box|device))',
        '(?:found|sewn|taped|hidden|stuck|under)',
        '(?:my ex|his car|her car|he is outside|outside now|he knew|knows where|turning up|i did not put|not mine|someone put)',
      ),
      '(?:my |the )(?:ex|stalker)\\b<far>\\b(?:broke in|let himself in|been in my (?:flat|house|room)|slept in my bed|was in my (?:flat|house|bed|room) (?:when|while)|has a key i never gave|copied my keys?|(?:made|has|kept) (?:a|the) copy of my keys?)',
    ],
    unless: `${NOT_REAL}|suitcase|luggage|lost (?:bag|keys|bike)|to (?:feed|collect|pick up|get his)|i (?:asked|let) (?:him|her)|years? ago`,
    danger: [
      'found an airtag sewn in my sons school bag. and his car is outside now with the lights off',
      'my ex broke in and slept in my bed while i was at work',
    ],
    twins: [
      'found my luggage with the airtag under the seat, my ex is laughing',
      'my ex let himself in to feed the cat as agreed',
    ],
  },
];
