import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inCheckout } from '../../scripts/checkout.mjs';
import { node24 } from '../../scripts/install.mjs';
import { PLAIN_POSTGRES, SERVER_ENV } from '../../scripts/memory.mjs';

/** Only these reach the server: a journey must not depend on the settings of the machine. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG'];

/** Each pattern of care is translated once: by itself, the engine does it at the first use and again at the second. */
const PATTERNS_ONCE = '--no-regexp-tier-up';

/**
 * Its output goes to a file, which other processes can read too. It may use the memory that it likes: in the small heaps
 * of the product, which `scripts/memory.test.mjs` tests, a third of a server's time goes into freeing memory.
 */
export function launch(env: Record<string, string>, logFile: string): ChildProcess {
  const passedOn = Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]]));
  const exitWithParent = inCheckout('scripts', 'exit-with-parent.mjs');
  const main = inCheckout('apps', 'server', 'src', 'main.ts');
  // Compiling the product's files is a fifth of a start: the first server does it for the others.
  const compiled = join(tmpdir(), 'palm-e2e-compiled');
  const log = openSync(logFile, 'a');
  const child = spawn(node24(), [PLAIN_POSTGRES, PATTERNS_ONCE, '--import', exitWithParent, main], {
    cwd: inCheckout(),
    env: { ...SERVER_ENV, ...passedOn, NODE_COMPILE_CACHE: compiled, ...env },
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  return child;
}
