import { nameSum } from '../../../slots/numbers/digit-sums.ts';
import { note } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const CHANGES =
  /\b(?:chang\w*|add\w*|drop\w*|new|different|alter\w*|correct\w*)\b.{0,30}\b(?:spell\w*|letters?|(?:my|his|her|business|shop|company|brand) name|names?)\b|\bspell\w*\b.{0,30}\b(?:chang\w*|name)\b|\bname change\b|\bextra [a-z]\b.{0,20}\bname\b/u;
const EFFECT =
  /\b(?:work|help\w*|luck\w*|money|success\w*|numerolog\w*|better|career|love|marriage|good|rich|fix\w*|really)\b/u;
const OF_NUMBERS =
  /\b(?:spell\w*|letters?|extra [a-z]|numerolog\w*|luck\w*|money|success\w*|fortune)\b/u;
const FROM_TO = /\bfrom (?<from>\p{Lu}\p{L}+)\W+to (?<to>\p{Lu}\p{L}+)/u;

/** "if i change spelling from Rahul to Raahul will it work for money": both numbers, and what a spelling can't do. */
export const nameSpelling: WholeLookUp = {
  family: 'name-number',
  isAsked: ({ text }) =>
    CHANGES.test(text) &&
    EFFECT.test(text) &&
    OF_NUMBERS.test(text) &&
    !/\b(?:divorce\w*|passport|after (?:the )?wedding|trans|deadname|married name|maiden)\b/u.test(
      text,
    ),
  tell: (_context, { typed, text }) => {
    const { from, to } = FROM_TO.exec(typed)?.groups ?? {};
    const [before, after] = [from, to].map((name) => (name === undefined ? null : nameSum(name)));
    const money = /\b(?:money|rich|income|salary|luck\w*)\b/u.test(text)
      ? 'moves no money'
      : 'opens no doors by itself';
    const numbers =
      before && after && from !== undefined && to !== undefined
        ? ` In numerology ${from} adds up to ${before.value} and ${to} to ${after.value}${before.value === after.value ? ', so even the number stays the same' : ', so the number does change, and that is all that changes'}.`
        : ' In numerology a letter more or less changes the sum of the name, and that is all it changes.';
    return told(
      `No, I wouldn't count on it: a spelling ${money}.${numbers} If you like the new look, use it where it costs nothing, and leave papers, bank and passport alone: two spellings make real trouble there. Don't pay anyone for it.`,
      ...(before && after
        ? [note('name-numbers', `${from}: ${before.words} ${to}: ${after.words}`)]
        : []),
    );
  },
};
