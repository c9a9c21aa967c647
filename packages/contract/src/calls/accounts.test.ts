import { describe, expect, it } from 'vitest';
import { startGoogle } from './accounts.ts';

const isTaken = (returnTo: string): boolean => startGoogle.input.safeParse({ returnTo }).success;

describe('where to return to from Google', () => {
  it('is a path of this site', () => {
    expect(isTaken('/auth?next=%2Fhoroscope%2Fleo#today')).toBe(true);
  });

  // Browsers drop tabs and line breaks from an address before they follow it.
  it.each(['https://e.example', '//e.example', '/\\e.example', '/\t/e.example', '/\n/e.example'])(
    'is never %j',
    (returnTo) => expect(isTaken(returnTo)).toBe(false),
  );
});
