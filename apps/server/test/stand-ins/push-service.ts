import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { checkSender, open } from './open-push.ts';

/** A browser's subscription, with the keys that only the browser has. */
interface Browser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A push service that takes messages as browsers' services do: signed (RFC 8292) and sealed (RFC 8291), over HTTP. */
export class PushService {
  readonly #pairs = new Map<string, { pair: ReturnType<typeof createECDH>; auth: Buffer }>();
  readonly #http = createServer((request, response) => {
    void this.#take(request).then((status) => response.writeHead(status).end());
  });
  /** What each browser was told, by its endpoint. */
  readonly received = new Map<string, unknown[]>();
  /** What went wrong with a message, for a test to fail by. */
  readonly faults: string[] = [];
  /** Answered in place of 201, once for each entry. */
  readonly answers: number[] = [];

  async listen(): Promise<void> {
    this.#http.listen(0, '127.0.0.1');
    await once(this.#http, 'listening');
  }

  close(): void {
    this.#http.close();
  }

  newBrowser(): Browser {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const auth = randomBytes(16);
    const path = `/push/${randomUUID()}`;
    const endpoint = `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}${path}`;
    this.#pairs.set(path, { pair, auth });
    this.received.set(endpoint, []);
    return {
      endpoint,
      p256dh: pair.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    };
  }

  async #take(request: IncomingMessage): Promise<number> {
    const path = request.url ?? '';
    const body = await buffer(request);
    const origin = `http://${request.headers.host}`;
    const answer = this.answers.shift();
    if (answer !== undefined) return answer;
    try {
      await checkSender(request.headers.authorization ?? '', origin);
      if (!(Number(request.headers.ttl) > 0)) throw new Error('no ttl');
      if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm');
      const known = this.#pairs.get(path);
      if (!known) return 404;
      this.received.get(origin + path)?.push(JSON.parse(open(body, known.pair, known.auth)));
      return 201;
    } catch (error) {
      this.faults.push(String(error));
      return 400;
    }
  }
}
