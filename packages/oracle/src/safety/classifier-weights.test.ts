import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { safetyWeightsModule } from '../../scripts/safety-training.ts';
import { CRISIS_WEIGHTS, SENSITIVE_WEIGHTS } from './classifier-weights.ts';

const committed = readFileSync(new URL('classifier-weights.ts', import.meta.url), 'utf8');

it('are, byte for byte, what the script makes of the authored phrases', () => {
  expect(safetyWeightsModule() === committed).toBe(true);
}, 300_000);

it('stay under 300 KB', () => {
  expect(committed.length).toBeLessThan(300_000);
});

it('hold one letter per bucket and topic', () => {
  for (const { buckets, topics, weights } of [CRISIS_WEIGHTS, SENSITIVE_WEIGHTS]) {
    expect(weights.length).toBe(buckets * topics.length);
  }
});
