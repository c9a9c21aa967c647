import { spawn } from 'node:child_process';
import { buildWeb } from './build-web.mjs';
import { inCheckout } from './checkout.mjs';
import { ensureInstalled, node24 } from './install.mjs';
import { SERVER_ENV, SERVER_FLAGS } from './memory.mjs';
import { whenParentExits } from './when-parent-exits.mjs';
import { whenRunDirectly } from './refusal.mjs';

/** npm and the terminal both pass Ctrl-C on: within this time it is one and the same wish. */
const SAME_WISH_MS = 500;

/**
 * Runs the server as if it were this process: signals go in, the exit code comes out.
 * It has a process group of its own, so that Ctrl-C reaches it once and not as a second, urgent one.
 * @returns {Promise<number>}
 */
function serve() {
  const leave = inCheckout('scripts', 'exit-with-parent.mjs');
  const main = inCheckout('apps', 'server', 'src', 'main.ts');
  const server = spawn(node24(), [...SERVER_FLAGS, '--import', leave, main], {
    env: { ...process.env, ...SERVER_ENV },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  let lastWishAt = 0;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (Date.now() - lastWishAt > SAME_WISH_MS)
        server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
      lastWishAt = Date.now();
    });
  }
  whenParentExits(() => server.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => resolve(code ?? 1));
  });
}

await whenRunDirectly(import.meta.url, async () => {
  await ensureInstalled();
  await buildWeb();
  process.exit(await serve());
});
