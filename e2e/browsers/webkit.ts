import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { BrowserPage } from './browser-page.ts';
import { newSession } from './webkit-session.ts';

interface Launch {
  /** The command that starts WebKitWebDriver on a port, with a screen of its own. */
  readonly command: (port: number) => readonly [command: string, args: string[]];
  readonly miniBrowser: string;
  readonly env: Readonly<Record<string, string>>;
}

/** WebKitGTK's MiniBrowser, by WebDriver. */
export async function openWebKit({ command, miniBrowser, env }: Launch): Promise<BrowserPage> {
  const port = await freePort();
  const [name, args] = command(port);
  const driver = spawn(name, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
  const ended = once(driver, 'exit');
  const stop = async (): Promise<void> => {
    driver.kill('SIGKILL');
    await ended;
  };
  try {
    return await newSession(`http://127.0.0.1:${port}`, { miniBrowser, stop });
  } catch (error) {
    await stop();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port to listen on.');
  return address.port;
}
