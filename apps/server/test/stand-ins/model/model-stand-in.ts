import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { playScene } from './play-scene.ts';
import type { Scene } from './scene.ts';
import type { Wire } from './wire.ts';

export interface ModelStandIn {
  /** For `ORACLE_BASE_URL`. */
  readonly baseUrl: string;
  /** What arrived, oldest first: everything that left the server. */
  readonly received: readonly ReceivedRequest[];
  stop(): Promise<void>;
}

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  readonly source: string;
  readonly body: Record<string, unknown>;
  /** The client hung up before the answer was over. */
  hasLeft: boolean;
  readonly arrivedAt: number;
  /** Milliseconds from the request to the first word of the answer, by the stand-in's clock. */
  firstTokenMs: number | null;
}

/** Decides what happens to a request; `index` counts from 0. */
export type Script = (request: ReceivedRequest, index: number) => Scene;

/** One scene after the other; the last one again and again. */
export const inOrder =
  (...scenes: readonly [Scene, ...Scene[]]): Script =>
  (_, index) =>
    scenes[index] ?? scenes.at(-1) ?? scenes[0];

/** A language model behind a real HTTP server that speaks a provider's protocol and says what the script says. */
export async function startModelStandIn(wire: Wire, script: Script): Promise<ModelStandIn> {
  const received: ReceivedRequest[] = [];
  const server = createServer((message, response) => {
    void (async () => {
      const request = await readRequest(message);
      response.on('close', () => {
        request.hasLeft = !response.writableFinished;
      });
      if (message.method !== 'POST' || !wire.isAnswerPath(request.path)) {
        response.writeHead(404).end();
        return;
      }
      received.push(request);
      const scene = script(request, received.length - 1);
      const wantsStream = wire.wantsStream(request.path, request.body);
      const onFirstToken = () => {
        request.firstTokenMs = performance.now() - request.arrivedAt;
      };
      await playScene({ wire, response, wantsStream, onFirstToken }, scene);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}${wire.basePath}`,
    received,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const Body = z.record(z.string(), z.unknown());

async function readRequest(message: IncomingMessage): Promise<ReceivedRequest> {
  const arrivedAt = performance.now();
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(z.instanceof(Buffer).parse(chunk));
  const source = Buffer.concat(chunks).toString('utf8');
  return {
    path: message.url ?? '',
    headers: message.headers,
    source,
    body: Body.parse(JSON.parse(source)),
    hasLeft: false,
    arrivedAt,
    firstTokenMs: null,
  };
}
