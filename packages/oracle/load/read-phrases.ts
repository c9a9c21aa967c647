import { readFileSync } from 'node:fs';
import type { PhraseTable } from '../src/chat/understand/model.ts';
import { decodePhrases } from '../src/chat/understand/phrase-file.ts';

export const PHRASES_FILE = new URL('../model/phrases.bin', import.meta.url);

/** What the passages are written for, to be compared with a message. */
export const readPhrases = (): PhraseTable => decodePhrases(readFileSync(PHRASES_FILE));
