import type { LaterTables, PhraseTable } from '../src/chat/understand/model.ts';
import { decodePhrases } from '../src/chat/understand/phrase-file.ts';
import { inProgramMemory } from './programs/table-products.ts';
import { bytesOf } from './read-bytes.ts';

export const PHRASES_FILE = new URL('../model/phrases.bin', import.meta.url);

/** What the passages are written for, to be compared with a message. */
export const readPhrases = (): PhraseTable => readTable(PHRASES_FILE);

export const MATTERS_FILE = new URL('../model/matters.bin', import.meta.url);

/** What people type about everyday matters, to be compared with a message. */
export const readMatters = (): PhraseTable => readTable(MATTERS_FILE);

export const LATER_FILES = {
  whole: new URL('../model/later-whole.bin', import.meta.url),
  alone: new URL('../model/later-alone.bin', import.meta.url),
};

/** What people go on with in certain stories: with the story before it, and alone. */
export const readLater = (): LaterTables => ({
  whole: readTable(LATER_FILES.whole),
  alone: readTable(LATER_FILES.alone),
});

function readTable(file: URL): PhraseTable {
  const table = decodePhrases(bytesOf(file));
  const width = table.places.length / table.passageOf.length;
  return { ...table, places: inProgramMemory(table.places, width) };
}
