import { expect, it } from 'vitest';
import { mayBeKept } from './reading-request.ts';

it("keeps the user's own readings for offline use, and nothing about a partner", () => {
  expect(mayBeKept({ kind: 'daily', type: 'daily-guidance' })).toBe(true);
  expect(mayBeKept({ kind: 'horoscope', type: 'love', sign: 'leo' })).toBe(true);
  expect(mayBeKept({ kind: 'partner', partnerSign: 'leo' })).toBe(false);
  expect(mayBeKept({ kind: 'compatibility', sign: 'aries', partnerSign: 'leo' })).toBe(false);
});
