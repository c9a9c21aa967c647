import { countsTypedName } from '../../told/typed-name.ts';
import type { LookUp } from '../look-up.ts';

/** "numerology of peter van dam": the family counts the letters of the name that was typed. */
export const typedNameNumber: LookUp = {
  family: 'name-number',
  isAsked: ({ text }) => countsTypedName(text),
  tell: () => null,
};
