import type { Call } from '@palm/contract/call';
import type { Deps } from '../deps.ts';
import type { Actor } from '../platform/db/db.ts';
import type { UploadFolder } from '../platform/storage/upload-folder.ts';
import type { AtOnceRule } from './limits/at-once.ts';
import type { Handlers } from './handler.ts';
import type { RateRule } from './limits/limit-rate.ts';
import type { RefusalOf } from './answers/refusal-of.ts';

export interface CallMount<Calls extends Record<string, Call>> {
  readonly calls: Calls;
  readonly handlers: Handlers<Calls>;
  /** How often one address may use each call; null where a session already bounds it. */
  readonly rates: Readonly<Record<keyof Calls, RateRule | null>>;
  /** How many of a call may be under way; as many as come where nothing is said. */
  readonly atOnce?: Readonly<Partial<Record<keyof Calls, AtOnceRule>>>;
  /** Where bodies of requests lie until they are worked on. */
  readonly uploads: UploadFolder;
  /** The user of this access token; null when it is not valid. */
  readonly actorOf: (token: string) => Promise<Actor | null>;
  readonly isAdmin: (deps: Deps, actor: Actor) => Promise<boolean>;
  /** What an error is answered with; noted down where it is a bug of ours. */
  readonly refusalOf: RefusalOf;
}

/** The handler as the mount sees it: what it is given was checked against the call just before. */
export type AnyHandler = (context: Record<string, unknown>) => Promise<unknown>;
