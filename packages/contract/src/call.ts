import type * as z from 'zod/mini';
import type { DeclaredCode } from './refusals.ts';

/**
 * Who may use a call. There is no default: each call states it.
 * `either` serves visitors and users, and knows which; `user` needs a live session;
 * `admin` also needs the role, looked up at every call.
 */
export type Access = 'anyone' | 'either' | 'user' | 'admin';

export interface Call {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly access: Access;
  /** One sentence for the users of /docs/api. */
  readonly summary: string;
  readonly input: z.ZodMiniType;
  /** Set where the body is a file instead of JSON; the input is then its bytes. */
  readonly body?: { readonly maxBytes: number };
  readonly output: z.ZodMiniType;
  /** Set where the answer can also come as a stream: the shape of each part, sent before the whole. */
  readonly streams?: z.ZodMiniType;
  readonly refusals: readonly DeclaredCode[];
}

/** Defines a call once; the server mounts it, the client calls it, the docs are made from it. */
export const defineCall = <const C extends Call>(call: C): C => call;

/** What the caller sends, before defaults and trimming. */
export type InputOf<C extends Call> = z.input<C['input']>;
/** What a handler receives, after parsing. */
export type ParsedInputOf<C extends Call> = z.output<C['input']>;
export type OutputOf<C extends Call> = z.output<C['output']>;
export type RefusalOf<C extends Call> = C['refusals'][number];

/** Asked with `Accept: text/event-stream`, it sends each part as it is ready, then the whole. */
export type StreamingCall = Call & { readonly streams: z.ZodMiniType };
export type PartOf<C extends StreamingCall> = z.output<C['streams']>;
export const EVENT_STREAM = 'text/event-stream';

/** The stream of server-sent events for a signed-in user: `ready` when it opens, `subscription` when the plan changed. */
export const EVENTS_PATH = '/functions/v1/events';

export const pathOf = (call: Pick<Call, 'name'>): string => `/functions/v1/${call.name}`;
