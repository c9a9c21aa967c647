import { readFileSync } from 'node:fs';
import { openUnderstanding } from '../packages/oracle/load/open-understanding.ts';
import { readFamilies } from '../packages/oracle/load/read-families.ts';
import { readModel } from '../packages/oracle/load/read-model.ts';
import { createMatterEmbed } from '../packages/oracle/load/encoder/matter-encoder.ts';
import { readLaterKinds } from '../packages/oracle/load/read-later-kinds.ts';
import { readLater, readMatters, readPhrases } from '../packages/oracle/load/read-phrases.ts';
import { tableProducts } from '../packages/oracle/load/programs/table-products.ts';
import { readTones } from '../packages/oracle/load/read-tones.ts';
import { embedAll } from '../packages/oracle/scripts/families/embed-all.ts';
import { fitModel } from '../packages/oracle/scripts/families/fit-model.ts';
import { heldOutScores } from '../packages/oracle/scripts/families/held-out-scores.ts';
import type { Matrix } from '../packages/oracle/scripts/families/matrix.ts';
import { readSamples } from '../packages/oracle/scripts/families/read-samples.ts';
import { understand } from '../packages/oracle/src/chat/understand/understand.ts';
import type { Piece } from '../packages/oracle/src/chat/understood.ts';
import { quantile } from './load.ts';

/**
 * How well messages are recognised. The bank's own phrasings, each held out, are unlike each other on
 * purpose; the honest messages were written before the families were read, and are only counted.
 */
const HONEST = new URL('../packages/oracle/test/data/chat-honest.tsv', import.meta.url);
const FOLDS = 10;
const TODAY = '2026-11-18';
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const megabytes = (): number => process.memoryUsage().rss / 2 ** 20;

const encoder = openUnderstanding();
await measureHonest();
if (!process.argv.includes('--quick')) await measureHeldOut();
await encoder.close();

async function measureHonest(): Promise<void> {
  const before = megabytes();
  const reader = {
    families: new Map(readFamilies().map((family) => [family.id, family])),
    model: readModel(),
    phrases: readPhrases(),
    matters: readMatters(),
    later: readLater(),
    laterKinds: readLaterKinds(),
    tones: readTones(),
    embed: encoder.embed,
    embedForMatters: createMatterEmbed(),
    products: tableProducts,
  };
  const loaded = megabytes();
  await encoder.embed(['the first text loads the encoder']);
  const ready = megabytes();
  const ms: number[] = [];
  const pieces: { right: ReadonlySet<string>; pieces: readonly Piece[] }[] = [];
  for (const line of readFileSync(HONEST, 'utf8').trim().split('\n')) {
    const [message = '', label = ''] = line.split('\t');
    const from = performance.now();
    const understood = await understand(message, reader, TODAY);
    ms.push(performance.now() - from);
    // Follow-ups ("=more") are no families.
    if (!label.startsWith('=')) {
      pieces.push({ right: new Set(label.split('|')), pieces: understood.pieces });
    }
  }
  reportHonest(pieces);
  ms.sort((a, b) => a - b);
  console.log(
    `one message: p50 ${quantile(ms, 0.5).toFixed(0)} ms, p95 ${quantile(ms, 0.95).toFixed(0)} ms`,
  );
  console.log(
    `memory: model and families ${(loaded - before).toFixed(0)} MB, encoder ${(ready - loaded).toFixed(0)} MB more, ${(megabytes() - ready).toFixed(0)} MB more after ${ms.length} messages`,
  );
}

function isRight(right: ReadonlySet<string>, piece: Piece): boolean {
  return right.has(piece.family ?? '');
}

function reportHonest(
  messages: readonly { right: ReadonlySet<string>; pieces: readonly Piece[] }[],
): void {
  const first = messages.filter(({ right, pieces }) =>
    pieces.some((piece) => isRight(right, piece)),
  );
  const three = messages.filter(({ right, pieces }) =>
    pieces.some(
      (piece) => isRight(right, piece) || piece.choices.slice(0, 2).some((id) => right.has(id)),
    ),
  );
  console.log(`honest messages: ${messages.length}`);
  console.log(
    `  right family ${percent(first.length, messages.length)}, in first three ${percent(three.length, messages.length)}`,
  );
  for (const zone of ['sure', 'likely', 'unsure'] as const) {
    const here = messages.flatMap(({ right, pieces }) =>
      pieces.filter((piece) => piece.zone === zone).map((piece) => isRight(right, piece)),
    );
    const wrong = here.filter((right) => !right).length;
    console.log(`  ${zone}: ${here.length} pieces, wrong ${percent(wrong, here.length)}`);
  }
}

async function measureHeldOut(): Promise<void> {
  const samples = readSamples();
  const vectors = await embedAll(
    samples.samples.map(({ plain }) => plain),
    encoder,
  );
  const fitted = await fitModel(samples, vectors);
  const { alone, folds } = await heldOutScores(fitted, FOLDS);
  reportHeldOut('leave one out', alone, fitted.labels);
  reportHeldOut('ten-fold', folds, fitted.labels);
}

function reportHeldOut(name: string, scores: Matrix, labels: readonly number[]): void {
  const { zones } = readModel();
  let [first, three, sure, sureWrong, likely, likelyWrong] = [0, 0, 0, 0, 0, 0];
  labels.forEach((label, row) => {
    const line = scores.values.subarray(row * scores.columns, (row + 1) * scores.columns);
    const sorted = line.toSorted((a, b) => b - a);
    const rank = sorted.indexOf(line[label] ?? 0);
    const lead = (sorted[0] ?? 0) - (sorted[1] ?? 0);
    if (rank === 0) first += 1;
    if (rank < 3) three += 1;
    if (lead >= zones.sure) sure += 1;
    if (lead >= zones.sure && rank > 0) sureWrong += 1;
    if (lead >= zones.likely && lead < zones.sure) likely += 1;
    if (lead >= zones.likely && lead < zones.sure && rank > 0) likelyWrong += 1;
  });
  console.log(
    `${name}, ${labels.length} phrasings: right ${percent(first, labels.length)}, in first three ${percent(three, labels.length)}`,
  );
  console.log(
    `  sure ${percent(sure, labels.length)}, wrong of these ${percent(sureWrong, sure)}; likely ${percent(likely, labels.length)}, wrong ${percent(likelyWrong, likely)}`,
  );
}
