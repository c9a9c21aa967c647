import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '../../src/platform/db/adapters/embedded.ts';

const WRITER = fileURLToPath(new URL('writer.ts', import.meta.url));
const MAX_WAIT_MS = 500;

export interface KillReport {
  readonly acknowledged: number;
  /** Pairs that the writer was told were committed and that are not there, or not whole. */
  readonly lost: readonly number[];
  /** Pairs of which one half is there: a transaction that was torn. */
  readonly torn: readonly number[];
}

/** Kills a writer with SIGKILL in the midst of its work, again and again on the same folder, and looks what is left. */
export async function killRounds(
  directory: string,
  rounds: number,
  tell: (line: string) => void = () => {},
): Promise<KillReport> {
  const acknowledged: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    acknowledged.push(...(await writeAndKill(directory, round)));
    const report = await inspect(directory, acknowledged);
    tell(
      `round ${round}: ${report.acknowledged} acknowledged, ${report.lost.length} lost, ${report.torn.length} torn`,
    );
    if (report.lost.length > 0 || report.torn.length > 0) return report;
  }
  return inspect(directory, acknowledged);
}

/** The numbers that the writer acknowledged before it was killed. */
async function writeAndKill(directory: string, round: number): Promise<number[]> {
  const firstNumber = String(round * 1_000_000);
  const writer = spawn(process.execPath, [WRITER, directory, firstNumber], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  writer.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const closed = once(writer, 'close');
  const started = await Promise.race([once(writer.stdout, 'data'), closed.then(() => undefined)]);
  if (!started) throw new Error('The writer ended before it wrote anything.');
  await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_WAIT_MS));
  writer.kill('SIGKILL');
  await closed;
  // The last line may have been cut short: only what ends in a line break was said.
  return output.split('\n').slice(0, -1).map(Number);
}

async function inspect(directory: string, acknowledged: readonly number[]): Promise<KillReport> {
  const database = await openEmbedded(directory);
  const { rows } = await database.raw.query(
    'select number, count(*) as halves from pairs group by number',
  );
  await database.close();
  const halves = new Map(rows.map((row) => [Number(row['number']), Number(row['halves'])]));
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((number) => halves.get(number) !== 2),
    torn: [...halves].filter(([, count]) => count !== 2).map(([number]) => number),
  };
}
