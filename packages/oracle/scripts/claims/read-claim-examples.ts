import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readEntries } from '../../load/read-book.ts';
import { readFamilies } from '../../load/read-families.ts';
import { hashFeature } from '../../src/chat/understand/hash-feature.ts';
import { CLAIM_KINDS } from '../../src/checks/claims/claim-kinds.ts';
import { isTouchy } from '../../src/checks/claims/is-touchy.ts';
import { sentencesOf } from '../../src/text/sentences.ts';
import { writeOut } from '../learned/write-out.ts';

export interface ClaimExample {
  readonly text: string;
  /** The place of its kind among CLAIM_KINDS; -1 for what may be said. */
  readonly kind: number;
  readonly weight: number;
}

const FOLDER = new URL('../../content/claims/', import.meta.url);
const MOST_PER_LINE = 5;
const LEAST_WORDS = 4;

/** What was written as an example, of what may not be said and of its honest twins. */
export const writtenExamples = (): ClaimExample[] =>
  [...CLAIM_KINDS.entries(), [-1, 'honest'] as const].flatMap(([kind, name]) =>
    readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .flatMap((line) => {
        const texts = writeOut(line, MOST_PER_LINE);
        return texts.map((text) => ({ text, kind, weight: 1 / Math.sqrt(texts.length) }));
      }),
  );

/**
 * Our own sentences are honest. Some are learned from, others show how many honest ones would be stopped: above all those
 * that name what a claim is about, since the others are easy.
 */
export function ownSentences(): { learned: string[]; kept: string[] } {
  const texts = [
    ...readEntries().flatMap(({ passages }) => passages.map(({ text }) => text)),
    ...readFamilies().flatMap(({ passages }) => passages.map(({ text }) => text)),
  ];
  const plain = [...new Set(texts.flatMap(sentencesOf))].filter(
    (text) => !/[{[|]/u.test(text) && text.split(/\s+/u).length >= LEAST_WORDS,
  );
  const part = (from: number, touchy: number, easy: number): string[] =>
    plain.filter((text) => {
      const share = (hashFeature(text) % 100) - from;
      return share >= 0 && share < (isTouchy(text) ? touchy : easy);
    });
  return { learned: part(0, 12, 2), kept: part(90, 10, 1) };
}

export function hashClaims(examples: readonly ClaimExample[]): string {
  const hash = createHash('sha256');
  for (const { kind, text } of examples) hash.update(`${kind}\n${text}\n`);
  return hash.digest('hex').slice(0, 16);
}
