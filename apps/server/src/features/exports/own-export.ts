import { randomUUID } from 'node:crypto';
import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { hours, minutes } from '@palm/contract/durations';
import type { Deps } from '../../deps.ts';
import { limitRate, type RateRule } from '../../http/limits/limit-rate.ts';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Actor } from '../../platform/db/db.ts';
import { hashToken, newToken } from '../accounts/secrets.ts';
import { makeExport } from './jobs.ts';
import { beginExport, findOwnExport, type ShownExport } from './store/exports.ts';
import { giveTicket } from './store/export-tickets.ts';

type DataExport = OutputOf<Calls['requestExport']>;

const RATE: RateRule = { max: 4, perMs: hours(1) };
/** By then the queue has tried for the last time: it may be asked for again. */
const STUCK_AFTER_MS = hours(1);
const TICKET_LIFETIME_MS = minutes(1);
export const DOWNLOAD_PATH = '/downloads/export';

export async function findExport(deps: Deps, actor: Actor): Promise<DataExport | null> {
  const found = await findOwnExport(deps.db.eachAsUser(actor), actor.userId);
  return found && view(found, deps.clock.now());
}

/** Begins a new one, or answers the one that is being made. */
export async function requestExport(deps: Deps, actor: Actor): Promise<DataExport> {
  const { userId } = actor;
  const waiting = await findExport(deps, actor);
  if (waiting?.state === 'making') return waiting;
  await limitRate(deps, `export:${userId}`, RATE);
  const now = deps.clock.now();
  await deps.db.system.transaction(async (db) => {
    const stuckBefore = new Date(now.getTime() - STUCK_AFTER_MS);
    const begun = await beginExport(db, { id: randomUUID(), userId, now, stuckBefore });
    if (begun) await deps.jobs.enqueue(db, makeExport, { exportId: begun.id });
  });
  return { state: 'making', requestedAt: now.toISOString() };
}

/**
 * A browser downloads by following an address, without an access token. So the address itself opens the file, for one
 * minute, and only for the user who asked for it while their session is valid.
 */
export async function openExport(
  deps: Deps,
  actor: Actor,
  refuse: Refuse<'export_gone'>,
): Promise<string> {
  await deps.db.checkSession(actor);
  const now = deps.clock.now();
  const ticket = newToken();
  const given = await giveTicket(deps.db.system, actor.userId, {
    ticketHash: hashToken(ticket),
    ticketExpiresAt: new Date(now.getTime() + TICKET_LIFETIME_MS),
    now,
  });
  return given === null ? refuse('export_gone') : `${DOWNLOAD_PATH}/${ticket}`;
}

/** One that has expired or got stuck is as good as none. */
function view(
  { requestedAt, readyAt, expiresAt, sizeBytes }: ShownExport,
  now: Date,
): DataExport | null {
  const asked = { requestedAt: requestedAt.toISOString() };
  if (readyAt === null) {
    const isStuck = now.getTime() - requestedAt.getTime() >= STUCK_AFTER_MS;
    return isStuck ? null : { state: 'making', ...asked };
  }
  if (expiresAt === null || expiresAt <= now) return null;
  return {
    state: 'ready',
    ...asked,
    expiresAt: expiresAt.toISOString(),
    sizeBytes: sizeBytes ?? 0,
  };
}
