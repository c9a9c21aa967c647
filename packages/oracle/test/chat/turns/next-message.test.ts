import { describe, expect, test } from 'vitest';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';

describe('The next message of a story is answered by what it asks', () => {
  test.each([
    [
      ['my shop has been slow', 'since march', 'what month will it pick up'],
      'business-slow',
      'when',
    ],
    [['i want to be an actor', 'im 31 already', 'too old?'], 'fame-creator', 'how'],
    [
      ['my crush has a girlfriend', 'they argue all the time', 'so should i wait'],
      'crush-taken',
      'should',
    ],
  ])('%j', async (messages, family, form) => {
    const said = await last(MAYA, messages);
    expect([said?.family, said?.state.passage?.split(' ').slice(0, 3).join(' ')]).toEqual([
      family,
      `next · ${form}`,
    ]);
  });

  test.each([
    ['is it normal that i cry about it', /^(?:Yes|Very normal)/u],
    ['am i crazy that i cry about it', /^(?!Yes)/u],
  ])('with a yes only where it fits: %s', async (message, expected) => {
    const said = await last(MAYA, ['my shop has been slow', 'since march', message]);
    expect(said?.text).toMatch(expected);
  });

  test('and no passage is said twice', async () => {
    const story = ['my shop has been slow', 'since march', 'what month will it pick up'];
    const first = await last(MAYA, story);
    const second = await last(MAYA, [...story, 'ok but how long will it last']);
    expect(second?.text).not.toBe(first?.text);
  });
});

test.each([
  [['how does love look for me in may', 'whats a trine'], /^A trine is/u],
  [['do aliens exist', 'be serious'], /back to that one/u],
  [
    ['my sister does not talk to me', 'no i mean my OTHER sister, the one in Leeds'],
    /^(?!.*fireworks)/isu,
  ],
])('A turn away from the story is no part of it: %j', async (messages, expected) => {
  expect((await last(MAYA, messages))?.text).toMatch(expected);
});

describe('A day is looked for again within a limit', () => {
  const asked = 'when is a good day to sign the lease';

  test('that leaves a date out', async () => {
    const said = await last(MAYA, [asked, 'it must be before the 25th']);
    const day = /(?:Mon|Tues|Wednes|Thurs|Fri)day, November (?<day>\d+)/u.exec(said?.text ?? '');
    expect(Number(day?.groups?.['day'])).toBeLessThan(25);
  });

  test('of weekdays', async () => {
    const said = await last(MAYA, ['best day to ask her out', 'only weekends please']);
    expect(said?.text).toMatch(/(?:Satur|Sun)day/u);
  });
});
