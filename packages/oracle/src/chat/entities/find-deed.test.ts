import { describe, expect, test } from 'vitest';
import { findDeed, findOptions } from './find-deed.ts';
import { findEvent, findPattern, findThing } from './find-thing.ts';

describe('What is asked about', () => {
  test.each([
    ['should i quit my job', 'quit your job'],
    ['should I text her first?', 'text her first'],
    ['best day to launch my website this week', 'launch your website'],
    ['is it a good idea to cut my hair this week', 'cut your hair'],
    ["i'm thinking of moving to lisbon", 'move to lisbon'],
    ['good day for a haircut', 'have a haircut'],
    ['when should i throw the party', 'throw the party'],
    ['what does my moon mean', undefined],
    ['should i', undefined],
  ])('deed: %s', (text, deed) => {
    expect(findDeed(text)).toBe(deed);
  });

  test.each([
    ['should i quit my job or ask for a raise', { a: 'quit your job', b: 'ask for a raise' }],
    ["can't decide between berlin and staying put", { a: 'berlin', b: 'staying put' }],
    ['cat or dog?', { a: 'cat', b: 'dog' }],
    ['that dead week between christmas and new year', {}],
    ['is it going on for me or over?', {}],
    ['new moon in taurus today or i missed it', {}],
    ['is this romance or manners', {}],
    ['should i stay or not', {}],
    ['so thats good or bad together', {}],
    ['Good omen or bad omen?', {}],
    ['real hair or fake hair', {}],
    ['give me a good window in april or may to open the doors', {}],
    ['was that ok or was it lying', {}],
  ])('options: %s', (text, options) => {
    expect(findOptions(text)).toEqual(options);
  });

  test('a thing is a noun with its article', () => {
    expect(findThing('will i get the promotion')).toBe('the promotion');
    expect(findThing('worried about my knee surgery')).toBe('your knee surgery');
    expect(findThing('what about my mom')).toBeUndefined();
  });

  test('a pattern is what is done again and again', () => {
    expect(findPattern('why do i always fall for the same guys')).toBe('fall for the same guys');
    expect(findPattern('how do i stop checking my phone')).toBe('check your phone');
  });

  test('an event is said as the user’s own', () => {
    expect(findEvent('i have an interview on friday')).toBe('your interview');
  });
});
