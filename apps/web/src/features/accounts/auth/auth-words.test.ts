import { CallRefused } from '@palm/contract/client';
import { messages } from '@palm/contract/messages';
import { describe, expect, it } from 'vitest';
import { authWords, codeWords, signOutWords } from './auth-words.ts';

const said = 'Sign-ups are closed until Monday.';
const unknown = new CallRefused('unexpected', { said });

describe('on the auth screen', () => {
  it("shows the server's sentence where it has no words of its own", () => {
    expect(authWords(unknown)).toEqual({ title: 'Authentication Error', message: said });
    expect(authWords(new CallRefused('declined', { said })).message).toBe(said);
    expect(codeWords(unknown)).toEqual({ title: 'Invalid Code', message: said });
  });

  it('says that something unexpected happened where the server says nothing', () => {
    for (const code of ['unexpected', 'declined'] as const) {
      expect(authWords(new CallRefused(code))).toEqual(messages['auth.unexpected']);
    }
  });

  it('says that the connection is missing where the server cannot be reached', () => {
    expect(authWords(new CallRefused('offline'))).toEqual(messages['request.offline']);
  });

  it('takes half a code for a wrong one', () => {
    expect(codeWords(new CallRefused('invalid_input'))).toBe(messages['auth.code-wrong']);
    expect(codeWords(new CallRefused('code_expired'))).toBe(messages['auth.code-expired']);
    expect(codeWords(new CallRefused('code_spent'))).toBe(messages['auth.code-spent']);
  });

  it('has its own words for an address that has an account', () => {
    expect(authWords(new CallRefused('already_registered'))).toBe(
      messages['auth.already-registered'],
    );
  });
});

describe('a failed sign-out', () => {
  it('says why, where there is a reason', () => {
    const { message } = messages['request.offline'];
    const words = signOutWords(new CallRefused('offline'), 'auth.sign-out-failed');
    expect(words).toEqual({ title: 'Error', message });
    expect(signOutWords(unknown, 'auth.sign-out-failed')).toEqual({
      title: 'Error',
      message: said,
    });
  });

  it('says only that it failed where there is none, and always so on the profile page', () => {
    const bare = new CallRefused('unexpected');
    expect(signOutWords(bare, 'auth.sign-out-failed')).toBe(messages['auth.sign-out-failed']);
    expect(signOutWords(unknown, 'auth.sign-out-failed-from-profile')).toBe(
      messages['auth.sign-out-failed-from-profile'],
    );
  });
});
