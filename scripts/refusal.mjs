import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A failure that a person can act on: its message says how, so no stack is shown. */
export class Refusal extends Error {}

/**
 * Runs `main` when its file was started by itself, not when it was imported.
 * @param {string} moduleUrl
 * @param {() => Promise<void>} main
 */
export async function whenRunDirectly(moduleUrl, main) {
  const started = process.argv[1];
  if (!started || realpathSync(started) !== fileURLToPath(moduleUrl)) return;
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
