import { CallRefused } from '@palm/contract/client';

/** What the server said it had done. */
export interface Acknowledged {
  /** By member, the last name that was stored. */
  readonly names: Map<string, string>;
  /** By browser session, how many events were taken. */
  readonly events: Map<string, number>;
  readonly signups: string[];
  /** What was refused or had no answer, by its code. */
  readonly refusals: Map<string, number>;
}

export const nothingYet = (): Acknowledged => ({
  names: new Map(),
  events: new Map(),
  signups: [],
  refusals: new Map(),
});

export type Write = () => Promise<void>;

/** A caller writes without pause until told to stop. */
export async function keepWriting(
  write: Write,
  done: Acknowledged,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await write();
    } catch (error) {
      const code = error instanceof CallRefused ? error.code : String(error);
      done.refusals.set(code, (done.refusals.get(code) ?? 0) + 1);
    }
  }
}
