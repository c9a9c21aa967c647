import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Form, readForm } from './stripe-form.ts';

export const SECRET_KEY = 'sk_test_stand_in';

/** What is answered to `POST /v1/customers` and the like; null for what is not there or not possible. */
export type Routes = (route: string, form: Form) => unknown;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The manners of Stripe's API: a key, forms in, JSON out, the same answer to the same idempotency key. */
export class StripeHttp {
  readonly #routes: Routes;
  readonly #answered = new Map<string, { readonly asked: string; readonly body: unknown }>();
  readonly #http = createServer((request, response) => {
    void this.#answer(request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  isDown = false;

  constructor(routes: Routes) {
    this.#routes = routes;
  }

  async listen(): Promise<void> {
    this.#http.listen(0, '127.0.0.1');
    await once(this.#http, 'listening');
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#http.close();
    this.#http.closeAllConnections();
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (this.isDown) return failure(503, 'api_error');
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return failure(401, 'invalid_request_error');
    }
    const key = String(request.headers['idempotency-key'] ?? '');
    const asked = Buffer.concat(chunks).toString('utf8');
    const known = this.#answered.get(key);
    if (known && known.asked !== asked) return failure(400, 'idempotency_error');
    if (known) return { status: 200, body: known.body };
    const url = new URL(request.url ?? '', 'http://stripe');
    const form = readForm(asked || url.search.slice(1));
    const body = this.#routes(`${request.method} ${url.pathname}`, form);
    if (body === null) return failure(404, 'invalid_request_error');
    if (key !== '') this.#answered.set(key, { asked, body });
    return { status: 200, body };
  }
}

const failure = (status: number, type: string): Answer => ({
  status,
  body: { error: { type, message: 'no, not for ada@example.com' } },
});
