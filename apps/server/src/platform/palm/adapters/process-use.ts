import { readFileSync } from 'node:fs';

export interface ProcessUse {
  readonly cpuMs: number;
  readonly memoryBytes: number;
}

/** The kernel tells times in hundredths of a second on every architecture (proc_pid_stat(5), sysconf(3)). */
const MS_PER_TICK = 10;

/** What a process has used so far, all of its threads together. Null where it has ended, or where there is no /proc. */
export function processUse(pid: number): ProcessUse | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    // The fields after the name, which is in parentheses and may hold blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      cpuMs: (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK,
      memoryBytes: Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024,
    };
  } catch {
    return null;
  }
}
