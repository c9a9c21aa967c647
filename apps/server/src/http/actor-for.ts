import type { Call } from '@palm/contract/call';
import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import type { Actor } from '../platform/db/db.ts';
import { refuse } from './answers/refusal.ts';
import type { CallMount } from './call-mount.ts';

/**
 * The browser states the origin of a request. SameSite keeps our cookie from other sites, but not from other subdomains
 * of the same domain, whose pages could sign a user out.
 */
export const isFromElsewhere = (context: Context): boolean =>
  ['cross-site', 'same-site'].includes(context.req.header('sec-fetch-site') ?? '');

export async function actorFor<Calls extends Record<string, Call>>(
  deps: Deps,
  mount: CallMount<Calls>,
  call: Call,
  context: Context,
): Promise<Actor | null> {
  if (call.access === 'anyone') return null;
  const token = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1];
  const actor = token === undefined ? null : await mount.actorOf(token);
  if (call.access === 'either') return actor;
  if (actor === null) return refuse('signed_out');
  if (call.access === 'admin' && !(await mount.isAdmin(deps, actor))) return refuse('forbidden');
  return actor;
}
