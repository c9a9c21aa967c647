import { describe, expect, it } from 'vitest';
import { lookAtMessage } from '../look-at-message.ts';
import { alarmScore, mayBeMeant } from './alarm-model.ts';

describe('mayBeMeant', () => {
  it.each([
    'i dreamed that the river was calling me',
    'no i dont want to die i just want a nap',
    'i am so done with this app',
    'i cant any more lol',
  ])('leaves alone: %s', (message) => {
    expect(mayBeMeant(lookAtMessage(message))).toBe(false);
  });

  it.each(['i feel so far away from everyone', 'tonight it stops lol, for good'])(
    'lets the classifier speak: %s',
    (message) => {
      expect(mayBeMeant(lookAtMessage(message))).toBe(true);
    },
  );
});

it('is higher where a broad rule gives a hint', () => {
  const hinted = alarmScore([0], lookAtMessage('my dads old gun is on my mind'));
  expect(hinted).toBeGreaterThan(alarmScore([0], lookAtMessage('is my moon in leo')));
});
