import { expect, test } from 'vitest';
import { loadDangerEncoder } from '../../load/encoder/danger-encoder.ts';

const readDanger = loadDangerEncoder();

test('a message reads as the script that taught the encoder reads it', () => {
  expect(readDanger('i want to die').odds).toBeCloseTo(5.5, 0);
  expect(readDanger('got my own key to his place today!!!!').odds).toBeCloseTo(-3.4, 0);
});

test('a blow that is excused reads darker than an ordinary day', () => {
  const blow = readDanger('he says he only pushed me because i was in the doorway').odds;
  expect(blow).toBeGreaterThan(readDanger('my grandmother downloaded ludo').odds + 4);
});

test('the middle of a long message is left out, and that is told', () => {
  expect(readDanger('we ate soup').isWhole).toBe(true);
  expect(readDanger('we ate soup and bread and '.repeat(20)).isWhole).toBe(false);
});
