import { RELATIONS } from '../../../../entities/relation-words.ts';

const ONE_FOR =
  /^(?:(?:ok|so|and|now|lol|thanks|then|cool) )*(?:(?:pull|draw|do) )?(?:(?:another|one more|one|a card|another one) )?(?:about|for|on) (?:my |the |a )?(?<what>\p{L}+(?: \p{L}+)?)(?: (?:please|pls|too|then|now))*\W*$/u;
const WAS_CARD = /\b(?:pull|draw|tarot|card|cards)\b/u;

/** Another person has a card of their own. */
const PRONOUN = /^(?:me|him|her|them|us|he|she)\b/u;

/** "and one for love", after a card for something else: a card for that. */
export function askedForCard(text: string, last: string): string | null {
  const what = ONE_FOR.exec(text)?.groups?.['what'];
  const isPerson = what !== undefined && (RELATIONS.has(what) || PRONOUN.test(what));
  return what === undefined || isPerson || !WAS_CARD.test(last) ? null : `pull a card for ${what}`;
}

const NEXT_TIME =
  /^(?:(?:ok|so|and|but|oh|cool|then) )*(?:when (?:does|will|is) (?:it|the next(?: one| time)?|that)(?: (?:start|happen|begin|come|go retrograde|be|next))*(?: (?:again|next|back|then))*|when (?:is )?the next(?: one)?|next one)\W*$/u;

/** "when does it start again", after a retrograde. */
export function askedForNext(text: string, last: string): string | null {
  const planet =
    /\b(?<planet>mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)\b.*\b(?:retrograde|retro)\b/u.exec(
      last,
    )?.groups?.['planet'];
  return planet === undefined || !NEXT_TIME.test(text) ? null : `when is ${planet} retrograde next`;
}

const WHAT_IT_DOES =
  /^(?:(?:ok|so|and|but|oh|cool) )*what (?:does|do|will) (?:it|that|this|they) (?:do|mean|bring|cause)(?: (?:to (?:me|us|you|people)|for me|then))?\W*$/u;
const MOON_PHASE = /\b(?<phase>full moon|new moon|(?:solar |lunar )?eclipse)\b/u;

/** "what does it do", after when the full Moon is. */
export function askedWhatItDoes(text: string, last: string): string | null {
  const phase = MOON_PHASE.exec(last)?.groups?.['phase'];
  return phase === undefined || !WHAT_IT_DOES.test(text) || /\bmean\b/u.test(last)
    ? null
    : `what does a ${phase} mean`;
}

const SLEEPLESS =
  /\b(?:sleepless|insomnia|(?:cant|cannot|never|dont|barely) sleep|sleep (?:so )?bad\w*|awake|wired)\b/u;

/** "i get so sleepless around it", after a full Moon. */
export const askedOfSleep = (text: string, last: string): string | null =>
  /\bfull moon\b/u.test(last) && SLEEPLESS.test(text) ? 'does the full moon affect sleep' : null;

const YEAR = /\b(?<year>20\d\d|next year|this year|the year)\b/u;
const IN_PART =
  /^(?:(?:ok|so|and|but|cool|now) )*(?:(?:what |how )?about |for |in |with )?(?:my )?(?<part>love|money|finances|work|career|job|romance|studies|study|school|travel)(?: life)?(?: then| too)?\W*$/u;

/** "and in love", after what a year is like. */
export function askedForYear(text: string, last: string): string | null {
  const year = YEAR.exec(last)?.groups?.['year'];
  const part = IN_PART.exec(text)?.groups?.['part'];
  const isOfYear = /\b(?:year|transit for|what (?:will|does|is)|how (?:will|is))\b/u.test(last);
  return year === undefined || part === undefined || !isOfYear
    ? null
    : `is there a good transit for ${part} for me in ${year}`;
}
