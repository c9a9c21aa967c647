import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Deps } from '../../deps.ts';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Actor } from '../../platform/db/db.ts';
import { deviceOf } from './device-of.ts';
import { findNewEmail } from './store/address-changes.ts';
import { endSessionById, sessionsOf } from './store/sessions.ts';
import { findUser } from './store/users.ts';

export async function securityOf(
  deps: Deps,
  actor: Actor,
  refuse: Refuse<never>,
): Promise<OutputOf<Calls['getSecurity']>> {
  const { userId, sessionId } = actor;
  const now = deps.clock.now();
  const own = deps.db.eachAsUser(actor);
  const [sessions, newEmail] = await Promise.all([
    sessionsOf(own, userId, now),
    findNewEmail(own, userId, now),
  ]);
  // The user's own role reads no hash; that there is one is all that leaves here.
  const user = await findUser(deps.db.system, userId);
  if (!user) return refuse('signed_out');
  const devices = sessions.map((session) => ({
    id: session.id,
    name: deviceOf(session.userAgent),
    signedInAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastUsedAt.toISOString(),
    isThisOne: session.id === sessionId,
  }));
  return {
    hasPassword: user.passwordHash !== null,
    hasGoogle: user.googleSubject !== null,
    newEmail,
    devices: devices.toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne)),
  };
}

/** Another person's session is not there, as far as this one can tell. */
export async function endDevice(
  deps: Deps,
  { actor, id }: { actor: Actor; id: string },
  refuse: Refuse<never>,
): Promise<void> {
  await deps.db.checkSession(actor);
  if (!(await endSessionById(deps.db.system, actor.userId, id))) refuse('not_found');
  await deps.changes.announce(actor.userId);
}
