import { expect, it } from 'vitest';
import { mayTrack } from './may-track.ts';

it('follows Do Not Track and Global Privacy Control', () => {
  expect(mayTrack({ doNotTrack: null })).toBe(true);
  expect(mayTrack({ doNotTrack: '0' })).toBe(true);
  expect(mayTrack({ doNotTrack: '1' })).toBe(false);
  const withControl = { doNotTrack: null, globalPrivacyControl: true };
  expect(mayTrack(withControl)).toBe(false);
  const withoutControl = { doNotTrack: null, globalPrivacyControl: false };
  expect(mayTrack(withoutControl)).toBe(true);
});
