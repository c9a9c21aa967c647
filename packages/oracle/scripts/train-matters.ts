import { readModel } from '../load/read-model.ts';
import { LATER_FILES, MATTERS_FILE } from '../load/read-phrases.ts';
import { readLaterTries, readMatterTries } from './families/read-samples.ts';
import { writeMatters } from './families/write-matters.ts';

/** Places what people type about everyday matters, and go on with. Run it after tries have changed. */
const { words } = readModel();
const { whole, alone } = readLaterTries();
await writeMatters(MATTERS_FILE, readMatterTries(), words);
await writeMatters(LATER_FILES.whole, whole, words);
await writeMatters(LATER_FILES.alone, alone, words);
