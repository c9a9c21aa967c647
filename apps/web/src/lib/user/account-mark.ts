import { authThenBackTo, signUpThenBackTo } from '../navigation/paths.ts';

const KEY = 'has_account';

/** Whether an account was used in this browser: its user is asked to sign in and not to sign up. */
export function hasAccountHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function markAccountHere(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Without storage the next visit is asked to sign up, where a link leads to signing in.
  }
}

/** Sends a visitor to sign up, or to sign in where an account was used here, and back afterwards. */
export const signUpOrInThenBackTo = (destination: string): string =>
  hasAccountHere() ? authThenBackTo(destination) : signUpThenBackTo(destination);
