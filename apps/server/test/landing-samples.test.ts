import { readFile } from 'node:fs/promises';
import { afterAll, expect, it } from 'vitest';
import { landingSamples, SAMPLES_FILE } from '../bin/landing-samples.ts';
import { createProcessPool } from '../src/platform/palm/adapters/process-pool.ts';

const reader = createProcessPool();
afterAll(() => reader.close());

it('shows visitors, byte for byte, what the engines say of that day and that hand (npm run samples)', async () => {
  expect(await landingSamples(reader)).toBe(await readFile(SAMPLES_FILE, 'utf8'));
});
