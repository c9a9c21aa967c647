import { readFile } from 'node:fs/promises';
import { NO_HISTORY } from '@palm/oracle/book/history';
import { createBookSkies } from '@palm/oracle/book/skies';
import { writeFromBook } from '@palm/oracle/book/write';
import { openBook } from '@palm/oracle/open-book';
import type { WrittenRequest } from '@palm/oracle/request';
import type { ReadPalm } from '@palm/palmistry/palm-reading';
import { LINE_NAMES, type LineName } from '@palm/palmistry/vocabulary';
import { palmText } from '../src/features/palms/palm-text.ts';
import type { PalmReader } from '../src/platform/palm/palm-reader.ts';

/*
 * The three readings the landing page shows: what the Book and the palm reader really say, for a
 * stated day and a stated hand. They are kept as a file, so that a visitor waits for neither.
 */

const DAY = '2026-11-15';
/** A rendered hand, so it belongs to no person and may be published. */
const HAND = new URL('../../../packages/palmistry/test/data/rendered-palm.jpg', import.meta.url);
export const SAMPLES_FILE = new URL(
  '../../web/src/features/landing/data/samples.json',
  import.meta.url,
);

export async function landingSamples(reader: PalmReader): Promise<string> {
  const samples = {
    date: DAY,
    horoscope: readingFor({ kind: 'horoscope', type: 'daily', date: DAY, person: { sign: 'leo' } }),
    palm: await palmSample(reader),
    compatibility: readingFor({
      kind: 'compatibility',
      date: DAY,
      person: { sign: 'gemini' },
      partner: { sign: 'libra' },
    }),
  };
  return `${JSON.stringify(samples, null, 2)}\n`;
}

function readingFor(request: WrittenRequest) {
  const page = writeFromBook(request, {
    book: openBook(),
    skyOf: createBookSkies(),
    seed: 'landing',
    history: NO_HISTORY,
    again: 0,
  });
  if (page === null) throw new Error(`the Book has no page for ${request.kind}`);
  return {
    title: page.title,
    parts: page.parts,
    receipts: page.facts.map(({ id, kind, words }) => ({ id, kind, words })),
  };
}

async function palmSample(reader: PalmReader) {
  const palm = await reader.read(() => readFile(HAND));
  if (palm.verdict !== 'palm') throw new Error(`the sample hand was refused: ${palm.reason}`);
  const { parts } = palmText(openBook(), palm);
  const cited = new Set(parts.flatMap(({ cites }) => cites));
  return {
    hand: palm.hand,
    parts,
    receipts: palm.findings
      .filter(({ id }) => cited.has(id))
      .map(({ id, evidence }) => ({
        id,
        line: evidence.line ?? null,
        words: evidence.text,
        confidence: evidence.confidence,
      })),
    joints: palm.landmarks.map(([x, y]) => ({ x: Math.round(x), y: Math.round(y) })),
    lines: LINE_NAMES.flatMap((name) => drawnLine(palm, name)),
  };
}

/** A drawing as wide as a hand needs no more than each fourth point, and none needs parts of a pixel. */
const EACH = 4;

function drawnLine({ lines }: ReadPalm, name: LineName) {
  const points = lines[name]?.points;
  if (points === undefined) return [];
  const kept = points.filter((_, index) => index % EACH === 0 || index === points.length - 1);
  const path = kept.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L');
  return [{ name, path: `M${path}` }];
}
