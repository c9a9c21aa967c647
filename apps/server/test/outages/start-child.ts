import { fork } from 'node:child_process';
import { once } from 'node:events';

export const MEMBERS = Array.from({ length: 5 }, (_, index) => `member-${index}@example.com`);

export async function startChild(databaseUrl: string, dataDir: string) {
  const child = fork(new URL('server-main.ts', import.meta.url), MEMBERS, {
    execArgv: [],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '1000000',
    },
  });
  const exited = once(child, 'exit');
  const died = exited.then(([code]) => {
    throw new Error(`The server died with exit code ${String(code)}.`);
  });
  died.catch(() => undefined);
  const [{ url }] = (await Promise.race([once(child, 'message'), died])) as [{ url: string }];
  const stop = async (): Promise<void> => {
    child.disconnect();
    await exited;
  };
  return { url, died, stop };
}
