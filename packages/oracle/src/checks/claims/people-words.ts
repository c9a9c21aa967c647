/* The words by which a model may name a person who is not here, as parts of patterns. */

export const KIN =
  'mother|father|mum|mom|dad|grandmother|grandfather|grandma|grandpa|sister|brother|aunt|uncle|parent|cousin|granny|nan|godmother|godfather|stepmother|stepfather|stepsister|stepbrother|half-sister|half-brother|twin|great-aunt|great-uncle';
export const MATE =
  'husband|wife|partner|boyfriend|girlfriend|ex|ex-(?:husband|wife|partner|boyfriend|girlfriend)|crush|lover|fiancée?|spouse|soulmate';
export const OTHERS =
  'boss|manager|coworker|colleague|landlord|neighbou?r|roommate|flatmate|friend|best friend|\\w+-in-law|supervisor|teacher|twin flame|professor|tutor|coach|client|tenant|assistant|employer|team leader|director|date';
export const CHILD =
  'son|daughter|child|children|kids?|baby|toddler|little (?:one|boy|girl)|teenager|niece|nephew|grandchild|grandson|granddaughter|stepson|stepdaughter|(?:unborn|first|next) child|firstborn|youngest|eldest|oldest';
export const ANIMAL = 'dog|cat|pet';

/** What stands in the place of every name, see `withPlainNames`. */
export const NAME = 'Anna';
