import { setTimeout as sleep } from 'node:timers/promises';
import type { MailProcess, QueueState } from './mail-process.ts';

/** As late as a minute's round may be. */
const AFTER_DUE_MS = 30_000;
const LOOK_AGAIN_MS = 20;

/** Goes from one due hour to the next, and on only when everything due was dealt with. A process may die at any time. */
export async function liveThrough(
  processes: () => readonly MailProcess[],
  { until, onHour }: { until: Date; onHour: (now: Date) => void },
): Promise<void> {
  for (;;) {
    const { nextDue } = await stateOf(processes);
    if (nextDue === null || nextDue > until) return;
    const now = new Date(nextDue.getTime() + AFTER_DUE_MS);
    onHour(now);
    do {
      await Promise.allSettled(processes().map((each) => each.strike(now)));
    } while (!(await isQuiet(processes, now)));
  }
}

const isQuiet = async (processes: () => readonly MailProcess[], now: Date): Promise<boolean> => {
  for (let looks = 0; looks < 25; looks += 1) {
    const { waiting, nextDue } = await stateOf(processes);
    if (nextDue !== null && nextDue <= now) return false;
    if (waiting === 0) return true;
    await sleep(LOOK_AGAIN_MS);
  }
  return false;
};

/** Of whichever lives long enough to answer. */
async function stateOf(processes: () => readonly MailProcess[]): Promise<QueueState> {
  for (;;) {
    try {
      return await Promise.any(processes().map((each) => each.state()));
    } catch (error) {
      if (!(error instanceof AggregateError)) throw error;
      await sleep(LOOK_AGAIN_MS);
    }
  }
}
