import { describe, expect, it } from 'vitest';
import { notesOfRefusal } from './auth-refusal-notes.ts';

describe('what the server refused', () => {
  it('is told at the field concerned', () => {
    expect(notesOfRefusal('code_wrong')).toEqual({
      code: 'This code isn’t right. Check it against the email.',
    });
    expect(Object.keys(notesOfRefusal('invalid_email'))).toEqual(['email']);
    expect(Object.keys(notesOfRefusal('common_password'))).toEqual(['password']);
    expect(Object.keys(notesOfRefusal('wrong_password'))).toEqual(['currentPassword']);
  });

  it('does not tell whether an address has an account', () => {
    expect(notesOfRefusal('invalid_credentials')).toEqual({
      password: 'Check your email and password.',
    });
  });

  it('is told at no field where none is to blame', () => {
    expect(notesOfRefusal('offline')).toEqual({});
    expect(notesOfRefusal('too_many_requests')).toEqual({});
  });
});
