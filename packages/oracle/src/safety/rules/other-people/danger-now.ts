import { allOf } from '../all-of.ts';
import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const ANGRY_ONE =
  '(?:he|she|(?:my |the )?(?:ex|husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad|brother|son|uncle|man)(?: [a-z]+)?)';
const BREAKS_IN =
  '(?:kick(?:s|ing|ed)?|bang(?:s|ing)?|pound(?:s|ing)?|hammer(?:s|ing)?|smash(?:es|ing|ed)?|punch(?:es|ing)?|br(?:eak|eaks|eaking|oke|oken)|forc(?:es|ing|ed)|ram(?:s|ming)?|hack(?:s|ing)?|throw(?:s|ing)? (?:himself|herself|things|stuff)|shoulder(?:s|ing)?|rattl(?:es|ing))';
const DOOR =
  '(?:(?:on|at|in|down|through|against) )*(?:the|our|my|this) (?:[a-z]+ )?(?:door|window|lock|door handle)(?: (?:in|down))?';
const SHUT_IN =
  '(?:(?:i am|we are) (?:stuck )?in (?:here|there)|(?:i|we) (?:are |am |have )?(?:<soften>)?(?:all )?(?:lock(?:ed)?|hid(?:ing)?|shut|barricaded|hide)|(?:lock(?:ed)?|barricaded|hiding|hid|shut) (?:<few>)(?:in|inside|under|behind) (?:the|my|our|a)|(?:in|inside|under|behind) (?:the|my|our|a) (?:<few>)(?:bathroom|bedroom|toilet|closet|wardrobe|cupboard|laundry|pantry|loo|bed|attic|cellar|sofa|garage)(?= [.,]|$| (?:with|and|while|now|because|holding|again|door))|chair (?:<few>)(?:against|under|at) (?:the|it))';
const COMES_BY =
  '(?:(?:is |are |has )(?:<soften>|back |here |parked |sitting |standing |waiting |circling |still |shouting |yelling |screaming )*(?:outside|out (?:there|front|in)|on (?:the|my|our) (?:porch|doorstep|lawn|stairs|step|landing)|at (?:the|my|our) (?:[a-z]+ )?(?:door|gate|window)|in (?:the|my|our) (?:drive(?:way)?|yard|garden|stairwell|hallway|parking lot|car park|street|lobby))|(?:turned|showed|shown) up (?:<few>)(?:outside|at (?:the|my)|drunk|again)|(?:<soften>|has |is |been )*(?:pulled up|parked|drove up|sitting|sat|waiting|circling|came back) (?:<few>)(?:outside|in front of (?:the|my|our)|in the (?:drive|driveway|street)))';
const MAY_OPEN =
  '(?:(?:if|when|should|shall|can|must|do|maybe) (?:i )?(?:<soften>|just )*(?:open(?: up)?|let (?:him|her) in|go (?:out|down|outside|talk|speak)|unlock|talk to (?:him|her)|answer (?:the door|it))|(?:wants|want|begging|asking|demanding|says?|telling me) (?:<few>)(?:to (?:come|get|be let) in|let (?:him|her) in|open)|(?:that |until |till )i open)';
const THREATENS =
  '(?:revving|drunk|high|hammered|wasted|shout(?:s|ing)|yell(?:s|ing)|scream(?:s|ing)|bang(?:s|ing)|honk(?:s|ing)|horn|kick(?:s|ing)|threat[a-z]*|calm(?:s)? down|angry|furious|raging|rage|hit me|hits me|hurt me|restraining|violent|kids|children|baby|lights off|engine|scared|afraid|terrified|shaking|gun|knife|bat|put (?:his|her) hands|last time (?:he|she))';

/** Violence at the door at this moment. */
export const DANGER_NOW: readonly Rule[] = [
  {
    says: 'is shut in while a person close to them breaks at the door',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(`${ANGRY_ONE} (?:is |keeps |just |now )*(?:<few>)${BREAKS_IN} ${DOOR}`, SHUT_IN),
      allOf(
        `${ANGRY_ONE} (?:is |keeps |just |now )*${BREAKS_IN} (?:at|on|against|into) it`,
        SHUT_IN,
        'door',
      ),
    ],
    unless: `${NOT_REAL}|toddler|potty|hide and seek|prank|party|surprise|landlord|plumber|locksmith|fix(?:es|ing)?|repair[a-z]*|yesterday|years? ago|last (?:week|month|year)|(?:my|the) (?:dog|cat|goat)|(?:is|turns) (?:two|three|four|five|2|3|4|5)`,
    danger: [
      'hes kicking the door and im in the bathroom with the kids. does he calm down tonight',
      'my husband is pounding on the bedroom door, i locked myself in',
      'he is trying to break down the door. we are hiding under the bed',
      'barricaded in the bedroom, chair against the door. my husband is throwing himself at it',
      'my partner broke the lock of the bathroom door and im in here with the baby',
      'locked in the toilet w my son, my ex keeps punching the door. what do the cards say',
    ],
    twins: [
      'the toddler is banging on the bathroom door, i am hiding in here with chocolate',
      'he is fixing the bathroom door and i am locked in, send help lol',
      'my husband smashed the window by accident and we are waiting for the glazier',
      'he is hammering at the door frame, our bathroom is nearly done',
    ],
  },
  {
    says: 'a person they fear is outside, and they think of opening',
    grade: 3,
    isTestOnly: true,
    patterns: [allOf(`${ANGRY_ONE} ${COMES_BY}`, MAY_OPEN, THREATENS)],
    unless: `${NOT_REAL}|flowers|serenade|surprise|delivery|parcel|pizza|ice cream|forgot (?:his|her) keys?|lost (?:his|her) keys?|(?:my|the) (?:dog|cat|goat)|carol|trick or treat|open (?:up )?(?:to|about)|open (?:a |the |my )?(?:shop|cafe|business|account|letter|email|relationship|marriage)|handover|(?:drop|dropping|pick|picking|dropped) (?:<few>)(?:off|up)|(?:here|come|comes|came) (?:<few>)for the (?:weekend|kids)|outside with the (?:kids|children|baby)|yesterday|years? ago|last (?:week|month|year)|prom|date tonight`,
    danger: [
      'hes outside in the driveway revving the truck. kids are asleep. if i open it hell calm down right?',
      'my ex just pulled up outside with his lights off. should i go out and talk to him',
      'my ex is on the porch drunk and wants to come in, should i let him in',
      'he is at the door yelling. maybe i should just open so the baby doesnt wake',
      'she is outside my door screaming that i open up, she hit me last time',
    ],
    twins: [
      'he is at the door with flowers, should i open, my hair is wet and the kids are laughing',
      'my ex is outside with the kids, should i go down now or wait, handover is at six',
      'the dog is outside barking at the door, should i let him in',
      'should i open up to him about my ex, he is in the garden with the kids',
    ],
  },
];
