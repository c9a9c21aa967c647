import { mkdir, writeFile } from 'node:fs/promises';
import { createProcessPool } from '../src/platform/palm/adapters/process-pool.ts';
import { landingSamples, SAMPLES_FILE } from './landing-samples.ts';

// Writes the sample readings of the landing page anew, after the Book or the palm reader changed.
const reader = createProcessPool();
await mkdir(new URL('.', SAMPLES_FILE), { recursive: true });
await writeFile(SAMPLES_FILE, await landingSamples(reader));
await reader.close();
