import { afterEach, expect, it, vi } from 'vitest';
import { sessionId } from './session-id.ts';

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('is a UUID of version 4, made on first use and kept under session_id', () => {
  expect(sessionStorage.getItem('session_id')).toBeNull();
  const id = sessionId();
  expect(id).toMatch(UUID_V4);
  expect(sessionStorage.getItem('session_id')).toBe(id);
  expect(sessionId()).toBe(id);
});

it('is another one in another tab', () => {
  const first = sessionId();
  sessionStorage.clear();
  expect(sessionId()).not.toBe(first);
});

it('is created again where the stored value is not an id', () => {
  sessionStorage.setItem('session_id', 'not an id');
  expect(sessionId()).toMatch(UUID_V4);
});

it('stays the same on a page whose storage is forbidden', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  const id = sessionId();
  expect(id).toMatch(UUID_V4);
  expect(sessionId()).toBe(id);
});
