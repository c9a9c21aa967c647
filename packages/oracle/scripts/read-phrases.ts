import { readFileSync } from 'node:fs';
import { normaliseMessage, sentencesOf } from '../src/safety/normalise-message.ts';

/** A line with many alternatives is one thought: it is written out, but never more often than this. */
const MOST_PER_LINE = 10;
const GOLDEN_RATIO = 1.618033988749895;

/** The written-out, normalised sentences of each line of a phrase file, line by line. */
export function readPhrases(file: URL): string[][] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => [...new Set(spread(writeOut(line)).map(asOneSentence))]);
}

/** As the router hands a message to the classifiers: without the marks between sentences. */
const asOneSentence = (text: string): string => sentencesOf(normaliseMessage(text)).join(' ');

/** "a (b|c) d" becomes "a b d" and "a c d". */
export function writeOut(line: string): string[] {
  const group = /\(([^()]*)\)/u.exec(line);
  if (group === null) return [line];
  const before = line.slice(0, group.index);
  const after = line.slice(group.index + group[0].length);
  const tails = writeOut(after);
  return (group[1] ?? '')
    .split('|')
    .flatMap((choice) => tails.map((tail) => `${before}${choice}${tail}`));
}

/** Picks by the golden ratio, which keeps step with no pattern of alternatives: each has its turn. */
function spread(sentences: readonly string[]): string[] {
  if (sentences.length <= MOST_PER_LINE) return [...sentences];
  return Array.from({ length: MOST_PER_LINE }, (_, index) => {
    const turn = index * GOLDEN_RATIO;
    return sentences[Math.floor((turn - Math.floor(turn)) * sentences.length)] ?? '';
  });
}
