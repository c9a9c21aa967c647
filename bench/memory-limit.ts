import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A group of processes that the kernel holds to a limit of memory: the file that takes members, and what it says. */
export interface LimitedGroup {
  readonly members: string;
  /** How often the kernel ended a process of the group for want of memory. */
  readonly kills: () => number;
  readonly pids: () => number[];
  readonly remove: () => void;
}

const ROOT = '/sys/fs/cgroup';
const NAME = `palm-memory-${process.pid}`;

/** A group inside our own (cgroups(7), version 1 or 2). Null where this user may not make one. */
export function limitMemory(megabytes: number): LimitedGroup | null {
  const bytes = String(megabytes * 2 ** 20);
  const lines = readFileSync('/proc/self/cgroup', 'utf8').split('\n');
  const ours = (name: string) => lines.find((line) => line.split(':')[1] === name)?.split(':')[2];
  const v1 = ours('memory');
  const folder =
    v1 === undefined ? path.join(ROOT, ours('') ?? '', NAME) : path.join(ROOT, 'memory', v1, NAME);
  const in1 = v1 !== undefined;
  try {
    mkdirSync(folder);
    writeFileSync(path.join(folder, in1 ? 'memory.limit_in_bytes' : 'memory.max'), bytes);
    const swap = path.join(folder, in1 ? 'memory.memsw.limit_in_bytes' : 'memory.swap.max');
    if (existsSync(swap)) writeFileSync(swap, in1 ? bytes : '0');
  } catch {
    if (existsSync(folder)) rmdirSync(folder);
    return null;
  }
  const members = path.join(folder, 'cgroup.procs');
  const events = path.join(folder, in1 ? 'memory.oom_control' : 'memory.events');
  return {
    members,
    kills: () => Number(/^oom_kill (\d+)$/m.exec(readFileSync(events, 'utf8'))?.[1] ?? 0),
    pids: () => readFileSync(members, 'utf8').trim().split('\n').filter(Boolean).map(Number),
    remove: () => rmdirSync(folder),
  };
}

/** What the processes take together, pages they share counted once (`Pss`), in megabytes. */
export function memoryOf(pids: readonly number[]): number {
  return pids.map(shareOf).reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024;
}

function shareOf(pid: number): number {
  try {
    const told = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB$/m.exec(told)?.[1] ?? 0);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
