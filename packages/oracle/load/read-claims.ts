import { readFileSync } from 'node:fs';
import { decodeLinear } from '../src/learned/linear-file.ts';
import type { LinearModel } from '../src/learned/linear-model.ts';

export const CLAIMS_FILE = new URL('../model/claims.bin', import.meta.url);

/** What was learned from the examples of what a model may and may not say. */
export const readClaims = (): LinearModel => decodeLinear(readFileSync(CLAIMS_FILE));
