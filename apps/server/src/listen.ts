import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import { CannotStart, reasonOf } from './platform/cannot-start.ts';

/** The port opens before the job queue is ready. Early requests wait, because a sign-up could not send its mail yet. */
export function answerOnce(
  working: Promise<void>,
  server: Server,
  listener: RequestListener,
): void {
  server.on('request', (incoming, outgoing) => {
    void working.then(
      () => listener(incoming, outgoing),
      () => incoming.destroy(),
    );
  });
}

export async function listen(server: Server, { port, host }: Config): Promise<string> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (cause) {
    throw new CannotStart(
      `Cannot listen on port ${port} of ${host}: ${reasonOf(cause)}. Set PORT and HOST to others, or stop what listens there.`,
      { cause },
    );
  }
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
