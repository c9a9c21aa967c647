import { pathOf, type Call, type InputOf, type OutputOf } from './call.ts';
import { messages, type Message } from './messages.ts';
import { isRefusalCode, refusalMessage, type RefusalCode } from './refusals.ts';

/** A call was refused, or could not be made at all (`offline`). */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly code: RefusalCode | 'offline';
  /** How long to wait before the next try, where the server says so. */
  readonly retryAfterMs: number | null;

  /** Which of several causes it was, as a word of the domain. */
  readonly reason: string | null;

  constructor(
    code: RefusalCode | 'offline',
    {
      retryAfterMs = null,
      reason = null,
    }: { retryAfterMs?: number | null; reason?: string | null } = {},
  ) {
    super(code);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
    this.reason = reason;
  }

  /** The catalogue's words for this refusal. */
  get words(): Message {
    return this.code === 'offline' ? messages['request.offline'] : refusalMessage(this.code);
  }
}

/** The part of `fetch` a client needs, so that the contract stays free of any platform. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}
export interface HttpResponse {
  readonly ok: boolean;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
}
export interface ClientOptions {
  readonly send: (path: string, request: HttpRequest) => Promise<HttpResponse>;
  /** The access token, or null for a visitor. Awaited, so that a token about to expire can be renewed first. */
  readonly accessToken: () => Promise<string | null> | string | null;
}

export type Client = <C extends Call>(call: C, input: InputOf<C>) => Promise<OutputOf<C>>;

/** A client that parses what it receives: an answer of the wrong shape is an error here, not later. */
export function createClient({ send, accessToken }: ClientOptions): Client {
  return async (call, input) => {
    const token = call.access === 'anyone' ? null : await accessToken();
    const response = await send(pathOf(call) + queryOf(call, input), {
      method: call.method,
      headers: {
        ...(call.method === 'POST' && { 'content-type': contentTypeOf(call) }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(call.method === 'POST' && { body: bodyOf(call, input) }),
    }).catch(() => {
      throw new CallRefused('offline');
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw refusedBy(response, body);
    return call.output.parse(body) as OutputOf<typeof call>;
  };
}

/** A GET has no body: its input stands in the address. */
const queryOf = (call: Call, input: unknown): string => {
  if (call.method !== 'GET' || typeof input !== 'object' || input === null) return '';
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const pairs = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
};

const contentTypeOf = (call: Call): string =>
  call.body === undefined ? 'application/json' : 'application/octet-stream';

const bodyOf = (call: Call, input: unknown): string | Uint8Array<ArrayBuffer> =>
  call.body !== undefined && input instanceof Uint8Array
    ? new Uint8Array(input)
    : JSON.stringify(input);

function refusedBy(response: HttpResponse, body: unknown): CallRefused {
  const { code, reason }: { code?: unknown; reason?: unknown } =
    typeof body === 'object' && body !== null ? body : {};
  const retryAfter = Number(response.headers.get('retry-after'));
  return new CallRefused(isRefusalCode(code) ? code : 'unexpected', {
    retryAfterMs: retryAfter > 0 ? retryAfter * 1000 : null,
    reason: typeof reason === 'string' ? reason : null,
  });
}
