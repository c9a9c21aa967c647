import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

describe('where to go after signing in', () => {
  it.each([
    ['/saved-readings', '/saved-readings'],
    ['/horoscope?sign=leo#today', '/horoscope?sign=leo#today'],
    ['/a/../admin', '/admin'],
  ])('follows %s inside the site', (raw, expected) => {
    expect(nextPath(raw)).toBe(expected);
  });

  it.each([
    null,
    '',
    'horoscope',
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example/',
    '/.//elsewhere.example/',
    '/a/..//elsewhere.example/',
    '/%2e//elsewhere.example/',
    '/./\\elsewhere.example/',
    'javascript:alert(1)',
    '//',
  ])('refuses %j', (raw) => {
    expect(nextPath(raw)).toBeNull();
  });

  it.each(['/auth', '/auth?next=/auth', '/login'])('does not loop through %s', (raw) => {
    expect(nextPath(raw)).toBeNull();
  });
});
