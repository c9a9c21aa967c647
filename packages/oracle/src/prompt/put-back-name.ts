import { firstNameOf } from './first-name.ts';

/** The user's name in the place where the model left room for it. */
export const putBackName = (text: string, name: string | undefined): string =>
  text.replace('{name}', firstNameOf(name) ?? '');
