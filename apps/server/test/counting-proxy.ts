import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CountingProxy {
  /** The address given, by way of the proxy. */
  readonly url: string;
  /** How often the clients waited for an answer while this was done. */
  readonly tripsOf: (work: () => Promise<unknown>) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Longer than a process takes to send what it does not wait to send. */
const QUIET_MS = 50;

/**
 * Stands before a server and counts trips: answers go back only when the client has been quiet for a moment, so that
 * everything it sends without waiting is one trip.
 */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let trips = 0;
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    let held: Buffer[] = [];
    let timer: NodeJS.Timeout | undefined;
    const answerWhenQuiet = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (held.length === 0) return;
        trips += 1;
        client.write(Buffer.concat(held.splice(0)));
      }, QUIET_MS);
    };
    client.on('data', (sent: Buffer) => {
      server.write(sent);
      if (held.length > 0) answerWhenQuiet();
    });
    server.on('data', (answer: Buffer) => {
      held.push(answer);
      answerWhenQuiet();
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    client.on('close', () => {
      clearTimeout(timer);
      held = [];
    });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(target);
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    tripsOf: async (work) => {
      const before = trips;
      await work();
      return trips - before;
    },
    close: async () => {
      const closed = once(proxy, 'close');
      proxy.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
