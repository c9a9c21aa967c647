import { beforeEach, expect, it } from 'vitest';
import {
  forgetBanner,
  rememberClosed,
  rememberHidden,
  rememberShown,
  wasClosed,
} from './banner-memory.ts';

const room = () => document.documentElement.dataset['banner'];

beforeEach(() => {
  sessionStorage.clear();
  forgetBanner();
});

it('reserves space for a banner that was shown, and none once it was closed or the user is gone', () => {
  rememberShown();
  expect([room(), localStorage.getItem('banner')]).toEqual(['shown', 'shown']);
  rememberClosed('trial');
  expect([room(), sessionStorage.getItem('banner')]).toEqual(['closed-trial', 'closed-trial']);
  forgetBanner();
  expect([room(), localStorage.getItem('banner')]).toEqual([undefined, null]);
});

it('reserves no space where there was nothing to show', () => {
  rememberShown();
  rememberHidden();
  expect([room(), localStorage.getItem('banner')]).toEqual(['hidden', 'hidden']);
});

it('stays closed for the state it was closed in, and for no other', () => {
  rememberClosed('trial');
  expect(wasClosed('trial')).toBe(true);
  expect(wasClosed('trial_ended')).toBe(false);
  rememberShown();
  expect(wasClosed('trial')).toBe(false);
});
