import { describe, expect, test } from 'vitest';
import type { Person } from '../../../src/request.ts';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';

describe('What would be cruel or dangerous to miss is heard first', () => {
  test.each([
    [
      'met david online, he is on an oil rig and never can video. he wants 400 in steam cards, does he love me',
      'love-for-money',
    ],
    [
      'she says she is a navy surgeon and needs a ticket to come to me, 300 dollars, we have not met',
      'love-for-money',
    ],
    [
      'my husband checks every receipt and asks about each, is that a virgo thing',
      'watched-at-home',
    ],
    ['my boyfriend makes me account for every penny, is that normal', 'watched-at-home'],
    ['six months sober and not one person said a word', 'sober-time'],
    ['90 days off the booze today', 'sober-time'],
    ['im a nurse, gave the wrong drug, reported it, cant sleep', 'error-in-care-reported'],
    ['im a midwife and missed a reading on my shift, i feel sick about it', 'error-in-care'],
    ['gave away my late husbands suits this morning, felt like betrayal', 'parted-with-theirs'],
  ])('%s', async (message, name) => {
    const reply = await last(MAYA, [message]);
    expect(reply?.state.used.at(-1)).toBe(`told/${name}`);
    expect(reply?.text).not.toMatch(/insur|wine|toast|good news/u);
  });

  test('a letter that was read and not answered is waited for, without wine', async () => {
    const reply = await last(MAYA, [
      'i wrote to my son after 8 years',
      "he got the letter and hasn't answered, how long should i wait",
    ]);
    expect(reply?.state.used.at(-1)).toBe('told/waiting-after-a-letter');
  });

  test.each([
    'how do i get 30 days sober',
    'my brother sold the car without asking',
    'my husband wants to buy a plane ticket to see his mom',
    'my boss checks every receipt i hand in',
    'the nurse gave me the wrong dose and i cant sleep',
  ])('and nothing else: %s', async (message) => {
    const reply = await last(MAYA, [message]);
    expect(reply?.state.used.at(-1) ?? '').not.toMatch(
      /love-for-money|watched|sober|error-in-care|parted|waiting-after/u,
    );
  });
});

describe('A birth that is not stored is not spoken of', () => {
  test.each([
    'is saturday any good for a house viewing',
    'is 24 april a good day for our garden party',
    'is thursday ok for the viewing of a flat',
    'is 24 april a good day to open my shop',
  ])('%s', async (message) => {
    const reply = await last({}, [message]);
    expect(reply?.text).not.toMatch(/your (?:own )?chart/u);
  });
});

const ATHENS: Person = {
  birth: { date: '1957-12-15', zone: 'Europe/Athens', latitude: 37.98, longitude: 23.73 },
};

describe('A date beside another person is that person’s', () => {
  test.each([
    ['my daughter was born on 3 march 2019', 'whats her sign', /daughter.*Pisces/u],
    ['my nephew was born on 24 june 2020', 'which sign is he?', /nephew.*Cancer/u],
  ])('%s, %s', async (before, message, text) => {
    const reply = await last(ATHENS, [before, message]);
    expect(reply?.text).toMatch(text);
    expect(reply?.text).not.toContain('Sagittarius');
  });
});
