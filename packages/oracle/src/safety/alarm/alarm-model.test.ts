import { describe, expect, it } from 'vitest';
import { lookAtMessage } from '../look-at-message.ts';
import { alarmScore, mayBeMeant } from './alarm-model.ts';

describe('mayBeMeant', () => {
  it.each([
    'i dreamed that the river was calling me',
    'no i dont want to die i just want a nap',
    'i am so done with this app',
    'i cant any more lol',
    'grand cross and no way out, what does it want from me',
    'my yod has an empty leg, who supports me',
    'a stellium with nothing to hold it, what now',
    'i even forgave the woman who backed into my car',
    'he is 24 and i am 41. my sisters are scandalised',
    'putting off the life insurance forms, when do i do it',
    'ive done the breathing. i could teach the breathing',
    'you told me last week i would get good news by friday',
    'i dont want to be positive today',
  ])('leaves alone: %s', (message) => {
    expect(mayBeMeant(lookAtMessage(message))).toBe(false);
  });

  it.each([
    'i feel so far away from everyone',
    'tonight it stops lol, for good',
    'he is 50 and i am 23 and he counts what i spend',
    'i checked the life insurance, they would be alright',
    'im done with it',
    'saturn conjunct my moon and tonight it stops, for good',
  ])('lets the classifier speak: %s', (message) => {
    expect(mayBeMeant(lookAtMessage(message))).toBe(true);
  });
});

const EVEN = { scores: [0], meaning: 0 };

it('is higher where a broad rule gives a hint', () => {
  const hinted = alarmScore(EVEN, lookAtMessage('my dads old gun is on my mind'));
  expect(hinted).toBeGreaterThan(alarmScore(EVEN, lookAtMessage('is my moon in leo')));
});
