import type { Session } from '@palm/contract/entities';
import { ACCESS_TOKEN_LIFETIME_MS, SESSION_LIFETIME_MS } from '@palm/contract/limits';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import type { Db } from '../../platform/db/db.ts';
import { grantListedAdmin } from './roles.ts';
import { hashToken, newToken } from './secrets.ts';
import { addSession, touchSession } from './store/sessions.ts';
import { noteSignIn, type UserRow } from './store/users.ts';
import { userEntity } from './user-entity.ts';

/** A new session for a user who has just proved who they are. Its secret goes into the cookie and nowhere else. */
export async function openSession(
  deps: Deps,
  db: Db,
  caller: Caller,
  user: UserRow,
): Promise<Session> {
  const now = deps.clock.now();
  const secret = newToken();
  const expiresAt = sessionEnd(now);
  const sessionId = await addSession(db, {
    userId: user.id,
    secretHash: hashToken(secret),
    userAgent: caller.userAgent,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
  });
  await noteSignIn(db, user.id, now);
  await grantListedAdmin(deps, db, user);
  caller.setCookie('session', secret, expiresAt);
  return sessionFor(deps, { ...user, lastSignInAt: now }, sessionId);
}

/** The session of the cookie with a fresh access token; null, and the cookie gone, when there is none. */
export async function refreshSession(deps: Deps, caller: Caller): Promise<Session | null> {
  const secret = caller.cookie('session');
  if (secret === null) return null;
  const now = deps.clock.now();
  const expiresAt = sessionEnd(now);
  const found = await touchSession(deps.db.system, hashToken(secret), { now, expiresAt });
  if (!found) {
    caller.dropCookie('session');
    return null;
  }
  caller.setCookie('session', secret, expiresAt);
  return sessionFor(deps, found.user, found.sessionId);
}

const sessionEnd = (now: Date): Date => new Date(now.getTime() + SESSION_LIFETIME_MS);

async function sessionFor(deps: Deps, user: UserRow, sessionId: string): Promise<Session> {
  const { token, expiresAt } = await deps.tokens.access.issue({ userId: user.id, sessionId });
  return {
    access_token: token,
    refresh_token: null,
    expires_in: ACCESS_TOKEN_LIFETIME_MS / 1000,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    token_type: 'bearer',
    user: userEntity(user),
  };
}
