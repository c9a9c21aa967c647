import { phrasePattern } from './phrase-pattern.ts';

const THEY =
  '(?:he|she|they|(?:my|our) (?:[a-z]+ )?(?:mum|mam|mama|mother|dad|papa|father|nan|gran|grandma|grandpa|granny|grandmother|grandfather|aunt|auntie|uncle|brother|sister|husband|wife|partner|son|daughter|baby|cousin|friend|neighbour|boyfriend|girlfriend))';
const DIED = phrasePattern(
  `${THEY} (?:<soften>)(?:did not (?:<soften>)(?:make it|pull through|wake up again|survive)|(?:has |have )?(?:<soften>)(?:passed(?: away| on)?(?! out)|died|slipped away)(?! (?:last year|years|\\d+ years))|(?:is|are) (?:<soften>)(?:gone(?= [.,]|$| now| this| since| at)|dead|with (?:god|the lord|the angels)))|we lost (?:him|her|them)(?= [.,]|$| this| last| at| today| yesterday| in the)|(?:turned|switched) off the (?:machine|machines|ventilator)|funeral is (?:on|next|this)`,
);
/** Not certain, or more help is still needed. */
const NOT_CERTAIN = phrasePattern(
  'i think (?:he|she|they)|looks? (?:like )?dead|might|maybe|what if|will (?:he|she)|is (?:he|she) (?:dead|dying)|not breathing|blue|cold and|i (?:want|am going) to|(?:want|going|ready) to (?:join|follow|be with|go with)|join (?:him|her|them)|i (?:took|swallowed|killed|hurt)|pills|tablets|because of me|my fault|can not live|just now|right now|on the floor|found (?:him|her|them)',
);

/** "Update: she didn't make it": after an emergency nothing is left to call for. */
export const tellsOfDeath = (normalised: string): boolean =>
  DIED.test(normalised) && !NOT_CERTAIN.test(normalised);
