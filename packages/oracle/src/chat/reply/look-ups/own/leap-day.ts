import { told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

/** "i was born on feb 29. is there a weird thing" */
export const leapDay: WholeLookUp = {
  family: 'sun-sign',
  isAsked: ({ text }) =>
    /\b(?:29(?:th)?(?: of)? feb\w*|feb\w* (?:the )?29(?:th)?|leap (?:day|year))\b/u.test(text) &&
    /\b(?:born|birthday|bday|baby)\b/u.test(text) &&
    !/\b(?:life ?path|compatib\w*|moon sign|rising|chinese|chart of|venus|mars)\b/u.test(text),
  tell: (_context, { text }) =>
    told(
      `${/\b(?:haha|lol|lmao|joke)\b|😂/u.test(text) ? 'Ha, no such luck: you get one every day like the rest of us' : 'Nothing weird, only a rare cake'}. The Sun doesn't know our calendar: on February 29 it stands at about ten degrees of Pisces, as it does around that time every year, so you're a Pisces with a chart like any other. In the other years the Sun is back at its place on February 28 or March 1, and you may celebrate on both.`,
    ),
};
