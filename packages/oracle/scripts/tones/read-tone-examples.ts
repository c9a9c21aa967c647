import { readFileSync } from 'node:fs';
import { readFamilies } from '../../load/read-families.ts';
import { TONES } from '../../src/chat/tone/tones.ts';
import type { Family } from '../../src/chat/family.ts';
import { hashPhrasings } from '../families/read-samples.ts';

export interface ToneExample {
  readonly text: string;
  /** The place of its tone among TONES; -1 for a question that has none. */
  readonly tone: number;
}

const FOLDER = new URL('../../content/chat/tones/told/', import.meta.url);
const WITHOUT_TONE: ReadonlySet<Family['kind']> = new Set(['lookup', 'product']);
/** Every so many of the phrasings of look-ups are learned as having no tone. */
const STRIDE = 12;

/** Messages by tone, one in a line. */
export const toldExamples = (): ToneExample[] =>
  TONES.flatMap((name, tone) =>
    readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((text) => ({ text, tone })),
  );

/** Questions for a value or about the app. */
export const questionExamples = (): ToneExample[] =>
  readFamilies()
    .filter(({ kind }) => WITHOUT_TONE.has(kind))
    .flatMap(({ asks }) => asks)
    .filter((_, at) => at % STRIDE === 0)
    .map((text) => ({ text, tone: -1 }));

export const hashTones = (examples: readonly ToneExample[]): string =>
  hashPhrasings(examples.map(({ tone, text }) => ({ family: String(tone), text })));
