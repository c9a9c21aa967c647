import { expect, it } from 'vitest';
import { plutoOnSaturn } from '../../../test/sample-transits.ts';
import { isOfChart } from './is-of-chart.ts';

const receipt = (fact: { kind: string }) => ({ id: 'a', words: '', ...fact });

it('tells what was read from a birth chart from what holds for a whole sign', () => {
  const ofSign = receipt({ kind: 'solar-house' });
  expect(isOfChart([ofSign, receipt(plutoOnSaturn)])).toBe(true);
  expect(isOfChart([ofSign, receipt({ kind: 'pair' })])).toBe(false);
});
