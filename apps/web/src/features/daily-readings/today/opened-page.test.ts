import { describe, expect, it } from 'vitest';
import { type OpenedPage, openedPage } from './opened-page.ts';

describe('a page that is open', () => {
  it('is opened again after a reload', () => {
    const state: OpenedPage = { opens: 'lunar-wisdom' };
    expect(openedPage(state)).toBe('lunar-wisdom');
  });

  it('is not found in what other links left behind', () => {
    for (const state of [null, undefined, 'todays-page', {}, { opens: 'weekly' }])
      expect(openedPage(state)).toBeNull();
  });
});
