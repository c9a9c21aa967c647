import { expect, it, vi } from 'vitest';
import { loadSentenceEncoder } from '../../load/encoder/sentence-encoder.ts';
import { readAlarm } from '../../load/read-alarm.ts';
import { heardIn, NOTHING_HEARD } from '../../src/safety/alarm/alarm-model.ts';
import { lookAtMessage } from '../../src/safety/look-at-message.ts';

const alarm = readAlarm();
const encode = loadSentenceEncoder();

/** What is heard in a message, and how often the danger encoder was asked, which would answer `odds`. */
function hear(message: string, odds: number, mayBeDoubted = false) {
  const read = vi.fn<() => number>(() => odds);
  const vector = encode(message);
  return { heard: heardIn(alarm, lookAtMessage(message), { vector, read, mayBeDoubted }), read };
}

const CALM = 'which day is good for signing the lease';
const DARK = 'nobody would notice if i was just not here any more';

it('does not ask the danger encoder where nothing it could say would raise an alarm', () => {
  const { heard, read } = hear(CALM, 100);
  expect(heard).toEqual(NOTHING_HEARD);
  expect(read).not.toHaveBeenCalled();
});

it('asks it where it decides', () => {
  const { heard, read } = hear(DARK, 8);
  expect(heard.alarm).toBe('suicide');
  expect(read).toHaveBeenCalledOnce();
});

it('asks it of what a rule has found, and lets it doubt', () => {
  const { heard, read } = hear(CALM, -4, true);
  expect(heard).toMatchObject({ alarm: null, isDoubted: true });
  expect(read).toHaveBeenCalledOnce();
});

it('lets it say no more than it has ever said', () => {
  expect(hear(CALM, 100, true).heard.alarm).toBeNull();
});
