import { readFileSync } from 'node:fs';
import { decodeLinear } from '../src/learned/linear-file.ts';
import type { LinearModel } from '../src/learned/linear-model.ts';

export const TONES_FILE = new URL('../model/tones.bin', import.meta.url);

/** What was learned from messages by their tone. */
export const readTones = (): LinearModel => decodeLinear(readFileSync(TONES_FILE));
