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
    'you told me last week i would get good news by friday',
    'so whats the point',
    'i tried the breathing. it made me think about breathing.',
    'because if i stop being the strong one everything falls',
    'i just feel like whatever i do someone will be angry with me',
    'no wait its tomorrow!! i have NOTHING clean',
    'i just cut my own fringe at midnight',
    'this will be my last message, my trial ends tonight',
  ])('leaves alone: %s', (message) => {
    expect(mayBeMeant(lookAtMessage(message))).toBe(false);
  });

  it.each([
    'i feel so far away from everyone',
    'tonight it stops lol, for good',
    'he is 50 and i am 23 and he counts what i spend',
    'i checked the life insurance, they would be alright',
    'if i stop breathing everything gets easier',
    'whatever i do, nobody would miss me',
    'im done with it',
    'saturn conjunct my moon and tonight it stops, for good',
  ])('lets the classifier speak: %s', (message) => {
    expect(mayBeMeant(lookAtMessage(message))).toBe(true);
  });
});

it('hears what is said lightly where very much speaks for danger', () => {
  expect(mayBeMeant(lookAtMessage('i am so done with this app'), true)).toBe(true);
  expect(mayBeMeant(lookAtMessage('i dreamed that the river was calling me'), true)).toBe(false);
});

const EVEN = { kinds: [0], meaning: 0, read: 0 };

it('is higher where a broad rule gives a hint', () => {
  const hinted = alarmScore(EVEN, lookAtMessage('my dads old gun is on my mind'));
  expect(hinted).toBeGreaterThan(alarmScore(EVEN, lookAtMessage('is my moon in leo')));
});

it('is higher where the message as a whole reads like danger', () => {
  const looked = lookAtMessage('ran the numbers at work');
  const dark = alarmScore({ ...EVEN, read: 4 }, looked);
  expect(dark).toBeGreaterThan(alarmScore({ ...EVEN, read: -4 }, looked));
});
