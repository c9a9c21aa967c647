import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killRounds } from '../apps/server/test/kill-nine/kill-rounds.ts';

/* node bench/kill-nine.ts [ROUNDS]: does the embedded database keep what it acknowledged when it is killed? */

const rounds = Number(process.argv[2] ?? 30);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('ROUNDS is a whole number from 1.');

const directory = await mkdtemp(path.join(tmpdir(), 'palm-kill-nine-'));
const { acknowledged, lost, torn } = await killRounds(directory, rounds, console.log);
await rm(directory, { recursive: true });
console.log(
  `${rounds} kills, ${acknowledged} acknowledged writes, ${lost.length} lost, ${torn.length} torn`,
);
if (lost.length > 0 || torn.length > 0) process.exitCode = 1;
