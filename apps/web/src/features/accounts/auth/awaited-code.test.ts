import { describe, expect, it } from 'vitest';
import { type AwaitedCode, awaitedAddress } from './awaited-code.ts';

describe('a page that asks for a code', () => {
  it('knows after a reload where the code was sent', () => {
    const state: AwaitedCode = { awaitsCodeFor: 'wren@example.com' };
    expect(awaitedAddress(state)).toBe('wren@example.com');
  });

  it('takes no other state of the history for an address', () => {
    for (const state of [null, undefined, 'todays-page', {}, { awaitsCodeFor: 7 }])
      expect(awaitedAddress(state)).toBeNull();
  });
});
