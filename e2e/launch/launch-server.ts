import { type ChildProcess, spawn } from 'node:child_process';
import { inCheckout } from '../../scripts/checkout.mjs';
import { node24 } from '../../scripts/install.mjs';
import { SERVER_ENV, SERVER_FLAGS } from '../../scripts/memory.mjs';

/** Only these reach the server: a journey must not depend on the settings of the machine. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG'];

export function launch(env: Record<string, string>): ChildProcess {
  const passedOn = Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]]));
  const exitWithParent = inCheckout('scripts', 'exit-with-parent.mjs');
  const clockAhead = inCheckout('e2e', 'launch', 'clock-ahead.mjs');
  const main = inCheckout('apps', 'server', 'src', 'main.ts');
  return spawn(
    node24(),
    [...SERVER_FLAGS, '--import', exitWithParent, '--import', clockAhead, main],
    {
      cwd: inCheckout(),
      env: { ...SERVER_ENV, ...passedOn, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
}

export function keepLog(child: ChildProcess): () => string {
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (written += text));
  }
  return () => written;
}
