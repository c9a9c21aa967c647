import { describe, expect, it } from 'vitest';
import { type AuthForm, emptyAuthForm, nextAuthForm } from './auth-form.ts';

const filled: AuthForm = {
  ...emptyAuthForm,
  mode: 'sign-up',
  email: 'wren@example.com',
  password: 'secret1',
  confirmPassword: 'secret1',
  code: 'ABCDEF',
};

describe('the auth form', () => {
  it('clears the passwords and keeps the address when the mode is switched', () => {
    expect(nextAuthForm(filled, { step: 'switched', to: 'sign-in' })).toMatchObject({
      mode: 'sign-in',
      email: 'wren@example.com',
      password: '',
      confirmPassword: '',
    });
  });

  it('asks for the code after signing up', () => {
    expect(nextAuthForm(filled, { step: 'signed-up' })).toMatchObject({
      mode: 'confirm',
      code: '',
    });
  });

  it('asks for the code of the same address after a reload', () => {
    const form = nextAuthForm(emptyAuthForm, { step: 'reloaded', email: 'wren@example.com' });
    expect(form).toMatchObject({ mode: 'confirm', email: 'wren@example.com', password: '' });
    const asking: AuthForm = { ...filled, mode: 'confirm' };
    expect(nextAuthForm(asking, { step: 'reloaded', email: filled.email })).toBe(asking);
  });

  it('goes to sign-in without passwords when the address is already registered', () => {
    expect(nextAuthForm(filled, { step: 'already-registered' })).toMatchObject({
      mode: 'sign-in',
      email: 'wren@example.com',
      password: '',
      confirmPassword: '',
    });
  });

  it('goes to sign-in without code and passwords once confirmed, where only the password is missing', () => {
    const form = nextAuthForm({ ...filled, mode: 'confirm' }, { step: 'confirmed' });
    expect(form).toEqual({ ...emptyAuthForm, email: 'wren@example.com', isConfirmed: true });
  });

  it('offers the code to a user who signs in before confirming', () => {
    const form = nextAuthForm({ ...filled, mode: 'sign-in' }, { step: 'not-confirmed' });
    expect(form).toMatchObject({ mode: 'sign-in', awaitsConfirmation: true, password: 'secret1' });
  });
});
