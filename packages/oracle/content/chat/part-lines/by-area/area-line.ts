import type { Area } from './areas.ts';

/** What is said to a question of one form, by the part of life it stands in; null leaves it to others. */
export type Says = Partial<Readonly<Record<Area | 'any', string | null>>>;

/** A question by its form alone. */
export type AreaLine = readonly [asked: RegExp, says: Says];

const LEADS =
  '(?:(?:and|but|so|or|also|then|ok|okay|hi|hey|please|lastly|honestly|like|tell me|do you think|you think|if so|if not|if yes|if no|n) )*';
const ENDS =
  '(?: (?:now|then|though|lol|haha|please|pls|tho|really|exactly|at all|honestly|too|here))*$';

/** A line for questions that are nothing but these words. */
export const areaLine = (words: string, says: Says): AreaLine => [
  new RegExp(`^${LEADS}(?:${words})${ENDS}`, 'u'),
  says,
];

export const IT = '(?:it|this|that|all this|all of it|all of this)';
export const THEM =
  '(?:him|her|them|(?:my|our|the|his) (?:ex |step)?(?:husband|wife|boyfriend|girlfriend|partner|fiancee?|crush|ex|mum|mom|mother|dad|father|parents|family|sister|brother|son|daughter|kids|children|friend|friends|best friend|boss|manager|roommate|in laws|mother in law|teacher|team|cousin|uncle|aunt|colleague|coworker|neighbou?r|landlord))';
