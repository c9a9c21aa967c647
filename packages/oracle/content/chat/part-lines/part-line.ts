/** A question among others, by its words, and the short answer to it; `told` must stand in what is told before it. */
export type PartLine = readonly [asked: RegExp, says: string, told?: RegExp];

const LEADS =
  '(?:(?:and|but|so|or|also|then|ok|okay|hi|hey|hello|well|please|lastly|firstly|do you think|you think|tell me|lol) )*';

/** A line for questions that begin with these words. */
export function line(words: string, says: string, told?: RegExp): PartLine {
  const asked = new RegExp(`^${LEADS}(?:${words})`, 'u');
  return told === undefined ? [asked, says] : [asked, says, told];
}

/** Someone who is loved or was. */
export const PARTNER =
  '(?:he|she|they|(?:my )?(?:ex|crush|boyfriend|girlfriend|husband|wife|partner|fiance|fiancee))';
export const RELATIVE =
  '(?:my |our )?(?:big |little |older |younger |best )?(?:mum|mother|mothers|dad|father|fathers|parents|sister|sisters|brother|brothers|aunt|uncle|cousin|grandmother|grandfather|nan|nana|grandson|granddaughter|son|daughter|mother in law|father in law|friend|roommate|husband|wife)';
