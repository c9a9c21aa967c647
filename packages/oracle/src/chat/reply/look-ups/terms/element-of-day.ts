import { SIGNS } from '@palm/astrology/vocabulary';
import { signOnDay } from '../../../slots/birth/sign-on-day.ts';
import { type LookUp, told } from '../look-up.ts';

/** "what element am i (oct 9)", "which element is someone born may 3" */
export const elementOfDay: LookUp = {
  family: 'element-meaning',
  isAsked: ({ plain, entities: { date } }) =>
    date !== undefined && /\b(?:what|which) elements? (?:am i|is|are|do i)\b/u.test(plain),
  tell: ({ zone, entities: { date } }) => {
    if (date === undefined) return null;
    const { name, element } = SIGNS[signOnDay(date.iso, zone)];
    const article = /^[aeiou]/u.test(element) ? 'an' : 'a';
    return told(
      `${date.words.replace(/^\w+day, /u, '').replace(/, \d{4}$/u, '')} is ${name}, ${article} ${element} sign. By the old picture fire starts, earth builds, air connects, water feels.`,
    );
  },
};
