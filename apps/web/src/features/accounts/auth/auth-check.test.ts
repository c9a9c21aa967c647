import { describe, expect, it } from 'vitest';
import { checkCode, checkNewPassword, checkSignIn, checkSignUp } from './auth-check.ts';
import { emptyAuthForm } from './auth-form.ts';

const good = {
  ...emptyAuthForm,
  email: 'wren@example.com',
  password: 'secret1',
  confirmPassword: 'secret1',
};

describe('what can be sent', () => {
  it('lets a filled form through', () => {
    expect(checkSignIn(good)).toBeNull();
    expect(checkSignUp(good)).toBeNull();
    expect(checkNewPassword(good)).toBeNull();
    expect(checkCode({ ...good, code: 'ABCDEF' })).toBeNull();
  });

  it('names every field that is missing', () => {
    const problem = checkSignIn({ ...good, email: '  ', password: '' });
    expect(problem?.message).toBe('auth.missing-information');
    expect(Object.keys(problem?.notes ?? {})).toEqual(['email', 'password']);
  });

  it('says how long a new password is, and asks for it twice', () => {
    const problem = checkSignUp({ ...good, password: '', confirmPassword: '' });
    expect(problem?.notes).toEqual({
      password: 'Enter a password of at least 6 characters.',
      confirmPassword: 'Enter the password again.',
    });
  });

  it('asks for missing fields before it compares passwords', () => {
    expect(checkSignUp({ ...good, email: '', confirmPassword: 'x' })?.message).toBe(
      'auth.missing-information',
    );
  });

  it('compares passwords before it weighs them', () => {
    expect(checkSignUp({ ...good, password: 'abc' })?.message).toBe('auth.password-mismatch');
    expect(checkSignUp({ ...good, password: 'abcde', confirmPassword: 'abcde' })?.message).toBe(
      'auth.weak-password',
    );
  });

  it('does not check the strength of a password at sign-in', () => {
    expect(checkSignIn({ ...good, password: 'abc' })).toBeNull();
  });

  it('asks for the code', () => {
    expect(checkCode(good)?.message).toBe('auth.missing-code');
  });
});
