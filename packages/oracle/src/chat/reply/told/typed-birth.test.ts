import { describe, expect, it } from 'vitest';
import { MAYA } from '../../../../test/slot-context.ts';
import { converse, pieceOf, talkFor } from '../../../../test/talk.ts';
import { withTypedBirth } from './typed-birth.ts';

const june = { words: 'June 9, 1986', iso: '1986-06-09', isBirth: true };
const may = { words: 'May 3, 1990', iso: '1990-05-03', isBirth: true };
const findPlace = (name: string) =>
  Promise.resolve(
    name.toLowerCase() === 'recife'
      ? { name: 'Recife', zone: 'America/Recife', latitude: -8.05, longitude: -34.9 }
      : null,
  );

describe('A birth that is typed in a message', () => {
  it('is the one the answer goes by, and the answer says so', async () => {
    const [reply] = await converse(MAYA, [
      [
        'i was born june 9 1986, whats my life path',
        { family: 'numbers', entities: { date: june } },
      ],
    ]);
    expect(reply?.text).toMatch(
      /^Going by the birth you typed here, June 9, 1986: Your life path is 3/u,
    );
    expect(reply?.text).toMatch(/To use it from now on, save it under Profile, Edit Profile\.$/u);
  });

  it.each([
    ['of its year', ''],
    ['of no year', '2026'],
  ])('leaves the profile alone where that has the same day with its hour: %s', async (_, year) => {
    const { date = '' } = MAYA.birth ?? {};
    const own = { words: 'that day', iso: year + date.slice(year.length), isBirth: true };
    const message = 'born two minutes before midnight that day, am i aries or taurus';
    const piece = pieceOf(message, { entities: { date: own } });
    expect(await withTypedBirth(message, [piece], talkFor(MAYA, new Map()))).toBeNull();
  });

  it('answers the question before it', async () => {
    const [, reply] = await converse(MAYA, [
      ['whats my life path', { family: 'numbers' }],
      ['june 9 1986', { entities: { date: june } }],
    ]);
    expect(reply?.text).toMatch(
      /^Going by the birth you typed here, June 9, 1986: Your life path is 3/u,
    );
  });

  it('brings a rising sign where hour and place are told', async () => {
    const message = 'whats my rising if im born 14 march 1996 at 6:40 am in Recife';
    const date = { words: 'March 14, 1996', iso: '1996-03-14', isBirth: true };
    const piece = pieceOf(message, { entities: { date } });
    const typed = await withTypedBirth(message, [piece], talkFor(MAYA, new Map(), { findPlace }));
    expect(typed?.line).toBe(
      'Going by the birth you typed here, March 14, 1996, 6:40 a.m., Recife:',
    );
    expect(typed?.talk.chart?.time).toBe('known');
  });

  it.each([
    ['rising sign? 14 march 1996 6:40am recife', '6:40 a.m.'],
    ['asc for 14 mar 1996 6:40 am, recife?', '6:40 a.m.'],
    ['March 14 1996, 9.30am, Recife - pisces or aries?', '9:30 a.m.'],
    ['whats my ascendant, 14/03/1996 06:40 Recife', '6:40 a.m.'],
    ['my big three: March 14, 1996, around noon, Recife', '12:00 p.m.'],
    ['am i a pisces? recife, quarter to 7 in the morning, 14 mar 1996', '6:45 a.m.'],
  ])('has its hour and place in any order: %s', async (message, hour) => {
    const date = { words: 'March 14, 1996', iso: '1996-03-14', isBirth: true };
    const piece = pieceOf(message, { entities: { date } });
    const typed = await withTypedBirth(message, [piece], talkFor(MAYA, new Map(), { findPlace }));
    expect(typed?.line).toBe(`Going by the birth you typed here, March 14, 1996, ${hour}, Recife:`);
  });

  it('is theirs where the place was taken for a name', async () => {
    const who = { words: 'Cape', relation: null, name: 'Cape', they: 'they' } as const;
    const message = 'big 3 please! 9-6-1986, 00:15, cape town';
    const piece = pieceOf(message, { entities: { date: june, who } });
    const typed = await withTypedBirth(message, [piece], talkFor(MAYA, new Map()));
    expect(typed?.talk.person.birth?.date).toBe('1986-06-09');
  });

  it('is no birth of theirs where a chart of another person is asked for', async () => {
    const who = { words: 'your boyfriend', relation: 'partner', name: null, they: 'he' } as const;
    const message = 'my boyfriends rising sign, june 9 1986';
    const piece = pieceOf(message, { entities: { date: june, who } });
    expect(await withTypedBirth(message, [piece], talkFor(MAYA, new Map()))).toBeNull();
  });

  it('of another person leaves the user their own', async () => {
    for (const message of ['my son was born june 9 1986', 'her birthday is june 9 1986']) {
      const piece = pieceOf(message, { entities: { date: june } });
      expect(await withTypedBirth(message, [piece], talkFor(MAYA, new Map()))).toBeNull();
    }
  });

  it('is the user’s where two are told and theirs comes first', async () => {
    const message = 'me june 9 1986 her may 3 1990, do we fit';
    const piece = pieceOf(message, { entities: { date: june, date_b: may } });
    const typed = await withTypedBirth(message, [piece], talkFor(MAYA, new Map()));
    expect(typed?.talk.person.birth?.date).toBe('1986-06-09');
  });
});
