import {
  EVENT_STREAM,
  pathOf,
  type Call,
  type InputOf,
  type OutputOf,
  type PartOf,
  type StreamingCall,
} from './call.ts';
import { messages, type Message } from './texts/messages.ts';
import { isRefusalCode, refusalMessage, type RefusalCode } from './refusals.ts';
import { readEvents, type ByteStream, type ServerSentEvent } from './server-sent-events.ts';

/** A call was refused, could not be made at all (`offline`), or was answered with `success: false` and no code (`declined`). */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly code: RefusalCode | 'offline' | 'declined';
  /** How long to wait before the next try, where the server says so. */
  readonly retryAfterMs: number | null;

  /** Which of several causes it was, as a word of the domain. */
  readonly reason: string | null;

  /** The server's own sentence, where its code is none we know. A newer server may have codes that an open page has not. */
  readonly said: string | null;

  constructor(code: CallRefused['code'], details: RefusedDetails = {}) {
    super(code);
    this.code = code;
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.reason = details.reason ?? null;
    this.said = details.said ?? null;
  }

  /** The catalogue's words for this refusal; the server's own where the catalogue has none. */
  get words(): Message {
    const unexpected = messages['request.unexpected'];
    if (this.said !== null) return { title: unexpected.title, message: this.said };
    if (this.code === 'declined') return unexpected;
    return this.code === 'offline' ? messages['request.offline'] : refusalMessage(this.code);
  }
}

interface RefusedDetails {
  readonly retryAfterMs?: number | null;
  readonly reason?: string | null;
  readonly said?: string | null;
}

/** The part of `fetch` a client needs, so that the contract stays free of any platform. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly signal?: StopSignal;
}
export interface HttpResponse {
  readonly ok: boolean;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
  /** The bytes as they come. Needed by streams only. */
  readonly body?: ByteStream | null;
}

/** The platform's own `AbortSignal`, where there is a platform: the contract compiles without one. */
export type StopSignal = typeof globalThis extends {
  AbortSignal: { prototype: infer Signal extends { readonly aborted: boolean } };
}
  ? Signal
  : { readonly aborted: boolean };

export interface ClientOptions {
  readonly send: (path: string, request: HttpRequest) => Promise<HttpResponse>;
  /** The access token, or null for a visitor. Awaited, so that a token about to expire can be renewed first. */
  readonly accessToken: () => Promise<string | null> | string | null;
  /** The server refused this token. True where another can be had by now, so that the call is worth repeating. */
  readonly isReplaced?: (refusedToken: string) => Promise<boolean>;
}

export type StreamEvent<C extends StreamingCall> =
  | { readonly kind: 'part'; readonly part: PartOf<C> }
  | { readonly kind: 'done'; readonly output: OutputOf<C> };

export interface Client {
  <C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>>;
  /**
   * The same call, part by part and then the whole. Stopping it, by the signal or by leaving the loop, is no error; a
   * refusal is thrown all the same, because the end of a session also stops what the page was doing.
   */
  readonly stream: <C extends StreamingCall>(
    call: C,
    input: InputOf<C>,
    options?: { readonly signal?: StopSignal },
  ) => AsyncGenerator<StreamEvent<C>, void, void>;
}

/** A client that parses what it receives: an answer of the wrong shape is an error here, not later. */
export function createClient(options: ClientOptions): Client {
  const ask = async <C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>> => {
    const response = await request(options, call, input, {});
    // The connection broke, or a proxy answered: it says nothing about the call.
    const body: unknown = await response.json().catch(() => {
      throw new CallRefused('offline');
    });
    if (isDeclined(body)) throw refusedBy(body, { unknownAs: 'declined' });
    return call.output.parse(body) as OutputOf<C>;
  };
  return Object.assign(ask, { stream: streamWith(options) });
}

const streamWith = (options: ClientOptions): Client['stream'] =>
  async function* stream(call, input, { signal } = {}) {
    try {
      const extra = { headers: { accept: EVENT_STREAM }, ...(signal && { signal }) };
      yield* eventsOf(call, await request(options, call, input, extra));
    } catch (error) {
      if (!signal?.aborted || isAnswer(error)) throw error;
    }
  };

const isAnswer = (error: unknown): boolean =>
  error instanceof CallRefused && error.code !== 'offline';

async function* eventsOf<C extends StreamingCall>(
  call: C,
  { body }: HttpResponse,
): AsyncGenerator<StreamEvent<C>, void, void> {
  for await (const event of heard(body)) {
    const data: unknown = JSON.parse(event.data);
    if (event.name === 'problem') throw refusedBy(data);
    if (event.name === 'part') yield { kind: 'part', part: call.streams.parse(data) as PartOf<C> };
    if (event.name === 'done') {
      yield { kind: 'done', output: call.output.parse(data) as OutputOf<C> };
      return;
    }
  }
  // The stream ended early: a proxy hung up.
  throw new CallRefused('offline');
}

async function* heard(
  body: ByteStream | null | undefined,
): AsyncGenerator<ServerSentEvent, void, void> {
  try {
    if (body) yield* readEvents(body);
  } catch {
    throw new CallRefused('offline');
  }
}

type Extra = Partial<Pick<HttpRequest, 'headers' | 'signal'>>;

/** The response to a call that was let in. A refused token is replaced once: clocks differ, and sessions end elsewhere. */
async function request(
  options: ClientOptions,
  call: Call,
  input: unknown,
  extra: Extra,
): Promise<HttpResponse> {
  const { isReplaced, ...onlyOnce } = options;
  const token = call.access === 'anyone' ? null : await options.accessToken();
  const response = await sent(options, { call, input, token }, extra);
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => undefined);
  const refused = refusedBy(body, { retryAfter: response.headers.get('retry-after') });
  if (refused.code !== 'signed_out' || token === null || !(await isReplaced?.(token))) {
    throw refused;
  }
  return request(onlyOnce, call, input, extra);
}

const sent = (
  { send }: ClientOptions,
  { call, input, token }: { call: Call; input: unknown; token: string | null },
  { headers, ...extra }: Extra,
): Promise<HttpResponse> =>
  send(pathOf(call) + queryOf(call, input), {
    method: call.method,
    headers: {
      ...(call.method === 'POST' && { 'content-type': contentTypeOf(call) }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(call.method === 'POST' && { body: bodyOf(call, input) }),
    ...extra,
  }).catch(() => {
    throw new CallRefused('offline');
  });

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

const isDeclined = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === false;

/** Longer than any sentence of ours: what is longer was not written to be read in a toast. */
const SAID_MAX_CHARS = 300;

function refusedBy(
  body: unknown,
  {
    retryAfter = null,
    unknownAs = 'unexpected',
  }: { retryAfter?: string | null; unknownAs?: 'unexpected' | 'declined' } = {},
): CallRefused {
  const { code, reason, error }: { code?: unknown; reason?: unknown; error?: unknown } =
    typeof body === 'object' && body !== null ? body : {};
  const seconds = Number(retryAfter);
  const isKnown = isRefusalCode(code);
  const isSaid = typeof error === 'string' && error !== '' && error.length <= SAID_MAX_CHARS;
  return new CallRefused(isKnown ? code : unknownAs, {
    retryAfterMs: seconds > 0 ? seconds * 1000 : null,
    reason: typeof reason === 'string' ? reason : null,
    said: isSaid && !isKnown ? error : null,
  });
}
