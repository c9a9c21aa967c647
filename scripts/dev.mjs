import { spawn } from 'node:child_process';
import { inCheckout } from './checkout.mjs';
import { ensureInstalled, toolEnv } from './install.mjs';
import { Refusal, whenRunDirectly } from './refusal.mjs';
import { outcome } from './run.mjs';

/** The web's dev server is the address to open; it passes on to the server what is the server's. */
function ports() {
  const web = Number(process.env['PORT'] || 3000);
  if (Number.isInteger(web) && web > 0 && web < 65_535) return { web, server: web + 1 };
  throw new Refusal(
    'PORT must be a number between 1 and 65534: the web takes it, the server the next.',
  );
}

await whenRunDirectly(import.meta.url, async () => {
  const port = ports();
  await ensureInstalled();
  const address = `http://localhost:${port.web}`;
  const env = { ...toolEnv(), PUBLIC_URL: process.env['PUBLIC_URL'] || address };
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', 'inherit', 'inherit'];
  const server = spawn(
    'node',
    [
      '--watch',
      '--watch-preserve-output',
      inCheckout('apps/server/src/main.ts'),
      '--without-pages',
    ],
    { env: { ...env, PORT: String(port.server) }, stdio, cwd: inCheckout() },
  );
  const web = spawn(
    inCheckout('node_modules/.bin/react-router'),
    ['dev', '--port', String(port.web), '--strictPort'],
    {
      env: { ...env, DEV_SERVER_ORIGIN: `http://localhost:${port.server}` },
      stdio,
      cwd: inCheckout('apps', 'web'),
    },
  );
  console.log(
    `The app with reload: ${address} (its server: port ${port.server}). Ctrl-C ends both.`,
  );
  // One without the other is no use: the end of either is the end, and leaving ends the other.
  process.exit(await Promise.race([outcome(server), outcome(web)]));
});
