import { readFileSync } from 'node:fs';
import type { Model } from '../src/chat/understand/model.ts';
import { decodeModel } from '../src/chat/understand/model-file.ts';

export const MODEL_FILE = new URL('../model/families.bin', import.meta.url);

/** What was learned from the families' phrasings. */
export const readModel = (): Model => decodeModel(readFileSync(MODEL_FILE));
