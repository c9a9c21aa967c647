import { expect, test } from 'vitest';
import { loadDangerEncoder } from '../../load/encoder/danger-encoder.ts';
import { gelu } from '../../load/encoder/gelu.ts';

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

/** The share of the normal distribution below x, added up in narrow stripes. */
function summedShare(x: number): number {
  const width = (x + 9) / 20_000;
  let sum = 0;
  for (let at = -9 + width / 2; at < x; at += width) sum += Math.exp((-at * at) / 2);
  return (sum * width) / Math.sqrt(2 * Math.PI);
}

test.each([-7, -3.21, -1, -0.0039, 0, 0.5, 1.777, 4, 6, 8])(
  'the table of curves has the share of the normal distribution below %d to six places',
  (x) => {
    expect(Math.abs(gelu(x) - x * summedShare(x))).toBeLessThan(0.000_001);
  },
);
