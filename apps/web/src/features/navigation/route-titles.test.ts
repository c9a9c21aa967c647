import { describe, expect, it } from 'vitest';
import { hasBackButton, titleOf } from './route-titles.ts';

describe('the top bar', () => {
  it.each([
    ['/', 'Palm & Soul'],
    ['/daily-readings', 'Daily Readings'],
    ['/daily-readings/', 'Daily Readings'],
    ['/auth', 'Your account'],
    ['/horoscope/leo', 'Leo'],
    ['/horoscope/leo/', 'Leo'],
    ['/horoscope/ophiuchus', 'Page not found'],
    ['/no/such/page', 'Page not found'],
    ['/constructor', 'Page not found'],
  ])('calls %s "%s"', (pathname, title) => {
    expect(titleOf(pathname)).toBe(title);
  });

  it.each(['/', '/home', '/daily-readings', '/horoscope', '/auth', '/login', '/auth/'])(
    'has no way back on %s, where one starts',
    (pathname) => {
      expect(hasBackButton(pathname)).toBe(false);
    },
  );

  it.each(['/the-oracle', '/horoscope/leo', '/profile', '/terms', '/admin', '/no/such/page'])(
    'has a way back on %s',
    (pathname) => {
      expect(hasBackButton(pathname)).toBe(true);
    },
  );
});
