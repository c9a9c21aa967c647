import { phrasePattern } from '../phrase-pattern.ts';

/** Words beside which a drastic phrase is never only a phrase. */
const GRAVE = phrasePattern(
  'pills|tablets|rope|noose|<weapon>|bridge|note|letters?|tonight|for real|not joking|not kidding|not a joke|mean it|serious(?:ly)?|plan(?:s|ned)?|bought|no (?:way out|point|reason)|pointless|hopeless|worthless|burden|goodbye|disappear|sleep forever|better off|cut(?:ting)?|want to die|end it|can not (?:go on|do this any ?more|live)|live[sd]?|revenge|deserves?|poison|blood|waiting for (?:him|her|them)|know where|follow(?:s|ed|ing)|drunk|voices?|hurt(?:s|ing)? (?:him|her|them|me)|kids|child|children|baby|hits?|police|threat[a-z]*|asleep|sleeps|hate (?:him|her|them|everyone|myself)|chest|bleed[a-z]*|accident|crash|faint[a-z]*|ambulance|again and again',
);

const TASK =
  '(?:chapter|thesis|dissertation|essay|paper|assignment|coursework|homework|deadline|report|slides?|presentation|deck|revision|revising|exam|exams|finals|project|spreadsheet|code|assembly|cv|portfolio|application|gym|leg day|marathon|training|diet|garden|lawn|wedding (?:plans|favours|speech)|costume|cake|decorations|knitting|sewing|renovation|ikea|flat ?pack|choreo(?:graphy)?|routine|rehearsals?|unpaid overtime|overtime|packing|dishes|laundry|commute)';
const OVERWORK = new RegExp(
  phrasePattern(
    `(?:am |been |was |stop |not |without |keep |basically )*(?:<soften>)(?:killing|kill) myself (?:(?:<soften>)(?:over|on|with|doing|writing|finishing|about|for|at|in|to (?:finish|get|write|make|pass|meet|hit)|trying to (?:finish|get|write|make|pass|meet|hit|learn)|getting|learning|editing|baking|sewing|building)) (?:[a-z0-9]+ ){0,5}?${TASK}`,
  ),
  'gu',
);

const NOISE = phrasePattern(
  'karaoke|drum(?:s|ming| kit)?|trumpet|trombone|bagpipes|violin|recorder|subwoofer|bass|techno|party|parties|loud music|music (?:until|till|at)|drill(?:s|ing)?|hoover(?:s|ing)?|vacuum(?:s|ing)?|leaf ?blower|lawn ?mower|rooster|cockerel|bark(?:s|ing)|car alarm|wind ?chimes|stomp(?:s|ing)|heels|furniture|tv|snor(?:es|ing)|whistl(?:es|ing)|renovat[a-z]*|practis(?:es|ing)|practic(?:es|ing)|sings?|singing|gaming|video games',
);
const NOISY_THREAT = new RegExp(
  phrasePattern(
    '(?:i )?(?:<soften>)(?:want to|could|might|am going to|will|would like to|feel like|am about to) (?:<soften>)(?:kill(?:ing)?|murder(?:ing)?|strangl(?:e|ing)|throttl(?:e|ing)|smother(?:ing)?) (?:him|her|them|someone|somebody|(?:my|the|this|that|these|those) (?:<few>)(?:neighbours?|flatmates?|roommates?|housemates?|guy|people|man|woman|rooster|students|family|lot))(?! (?:with|in (?:his|her|their)|when|while|and (?:get|hide|bury)))',
  ),
  'gu',
);

const LIKE_HIT = new RegExp(
  phrasePattern(
    '(?:feel|feels|feeling|felt|look|looked|looks|woke up|wake up|like|as if|as though)(?: like| as if| as though| feeling like)* (?:i (?:was |have been |had been |got |am |was just |just got )*)?(?:been )?(?:hit|run over|flattened|steamrolled|mown down|trampled) by (?:a|the) (?:<few>)(?:bus|truck|lorry|train|tram|freight train|steamroller|tractor|van|double decker)',
  ),
  'gu',
);

/** "my presentation was a suicide mission": a task that could not go well. */
const HARD_TASK = new RegExp(
  phrasePattern(
    '(?:a |an |total |complete |pure )*(?:suicide mission|kamikaze mission|(?:career|social|political|financial|commercial) suicide)',
  ),
  'gu',
);

/** Drastic words for too much work, for noise and for being tired, taken out where nothing grave stands beside them. */
export function withoutOverstatement(text: string): string {
  let rest = text
    .replace(OVERWORK, ' , ')
    .replace(LIKE_HIT, ' , i am tired ')
    .replace(HARD_TASK, ' hard ');
  if (NOISE.test(text)) rest = rest.replace(NOISY_THREAT, ' , ');
  return rest === text || GRAVE.test(rest) ? text : rest;
}
