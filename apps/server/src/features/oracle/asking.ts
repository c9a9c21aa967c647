import type { OraclePart } from '@palm/contract/oracle';
import type { Deps } from '../../deps.ts';
import type { Telling } from '../../http/handler.ts';
import type { Actor } from '../../platform/db/db.ts';

/** A user who waits for an answer. */
export interface Asking extends Telling<OraclePart> {
  readonly deps: Deps;
  readonly actor: Actor;
}
