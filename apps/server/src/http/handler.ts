import type {
  Call,
  OutputOf,
  ParsedInputOf,
  PartOf,
  RefusalOf,
  StreamingCall,
} from '@palm/contract/call';
import type { Deps } from '../deps.ts';
import type { Actor, Db } from '../platform/db/db.ts';
import type { Caller } from './caller.ts';
import type { ReceivedFile } from './bodies/receive-file.ts';
import type { Refuse } from './answers/refusal.ts';

/** A body that is a file is handed over as one. */
type InputFor<C extends Call> = C extends { readonly body: object }
  ? ReceivedFile
  : ParsedInputOf<C>;

interface Anyone<C extends Call> {
  readonly deps: Deps;
  readonly input: InputFor<C>;
  readonly caller: Caller;
  readonly refuse: Refuse<RefusalOf<C>>;
}

interface SignedIn<C extends Call> extends Anyone<C> {
  readonly actor: Actor;
  /** A transaction that sees the actor's own rows only, and only while the session lives. */
  readonly asUser: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** The same for statements that need no transaction around them. */
  readonly own: Db;
}

interface Either<C extends Call> extends Anyone<C> {
  /** Null for a visitor. */
  readonly actor: Actor | null;
}

interface Contexts<C extends Call> {
  readonly anyone: Anyone<C>;
  readonly either: Either<C>;
  readonly user: SignedIn<C>;
  readonly admin: SignedIn<C>;
}

/** What a call that streams has beside: the same handler serves who waits for the whole. */
export interface Telling<Part> {
  /** Shows a part now, where the caller asked for a stream. Answers whether it was shown. */
  readonly tell: (part: Part) => boolean;
  /** Aborts when the caller has left or the time is over. */
  readonly signal: AbortSignal;
}

export type CallContext<C extends Call> = Contexts<C>[C['access']] &
  (C extends StreamingCall ? Telling<PartOf<C>> : unknown);

export type Handler<C extends Call> = (context: CallContext<C>) => Promise<OutputOf<C>>;

/** One handler for each call: a missing one, or one that answers something else, does not compile. */
export type Handlers<Calls extends Record<string, Call>> = {
  readonly [Name in keyof Calls]: Handler<Calls[Name]>;
};
