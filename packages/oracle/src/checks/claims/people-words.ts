import { GIVEN_NAMES } from '../../chat/entities/given-names.ts';

/* The words by which a model may name a person who is not here, as parts of patterns. */

export const KIN =
  'mother|father|mum|mom|dad|grandmother|grandfather|grandma|grandpa|sister|brother|aunt|uncle|parent|cousin';
export const MATE = 'husband|wife|partner|boyfriend|girlfriend|ex|crush|lover|fiancée?|spouse';
export const OTHERS =
  'boss|manager|coworker|colleague|landlord|neighbou?r|roommate|flatmate|friend|best friend|\\w+-in-law|supervisor|teacher|twin flame';
export const CHILD =
  'son|daughter|child|children|kids?|baby|toddler|little (?:one|boy|girl)|teenager|niece|nephew|grandchild|grandson|granddaughter|stepson|stepdaughter|(?:unborn|first|next) child|firstborn|youngest|eldest|oldest';
export const ANIMAL = 'dog|cat|pet';

/** Written as a name is, so that "Grace" and "Will" are people and "grace" and "will" are not. */
export const NAME = [...GIVEN_NAMES.keys()]
  .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
  .join('|');
