import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { PalmReading } from '@palm/palmistry/palm-reading';
import { createProcessPool } from '../src/platform/palm/adapters/process-pool.ts';
import { drawOverlay } from '../src/platform/palm/draw-overlay.ts';
import type { PalmReader } from '../src/platform/palm/palm-reader.ts';

/* Reads photos of palms from the command line: a JSON line for each, in the order given. */

const MAX_PROCESSES = 4;

const { values, positionals } = parseArgs({
  options: { overlay: { type: 'string' } },
  allowPositionals: true,
});

if (positionals.length === 0) {
  process.stderr.write('Usage: npm run -s palm -- [--overlay DIR] FILE…\n');
  process.exitCode = 2;
} else {
  await readAll(positionals, values.overlay);
}

async function readAll(files: readonly string[], overlayFolder?: string): Promise<void> {
  const processes = Math.min(MAX_PROCESSES, availableParallelism());
  const reader = createProcessPool({ processes });
  if (overlayFolder !== undefined) await mkdir(overlayFolder, { recursive: true });
  const underWay: Promise<object>[] = [];
  const printNext = async () => {
    process.stdout.write(`${JSON.stringify(await underWay.shift())}\n`);
  };
  for (const file of files) {
    underWay.push(readOne(reader, file, overlayFolder));
    if (underWay.length > processes) await printNext();
  }
  while (underWay.length > 0) await printNext();
  await reader.close();
}

/** Whatever goes wrong with one file is told in its line; the others go on. */
async function readOne(reader: PalmReader, file: string, overlayFolder?: string): Promise<object> {
  try {
    const photo = await readFile(file);
    const reading = await reader.read(async () => photo);
    if (overlayFolder !== undefined && reading.verdict === 'palm') {
      const name = `${path.basename(file)}.png`;
      await writeFile(path.join(overlayFolder, name), await drawOverlay(photo, reading));
    }
    return { file, ...describe(reading) };
  } catch (error) {
    return { file, verdict: 'refused', reason: 'unreadable', detail: String(error) };
  }
}

function describe(reading: PalmReading): object {
  if (reading.verdict === 'refused') return reading;
  const entries = Object.entries(reading.lines);
  return {
    ...reading,
    lines: Object.fromEntries(entries.map(([name, { points }]) => [name, points])),
    confidence: Object.fromEntries(entries.map(([name, { confidence }]) => [name, confidence])),
  };
}
