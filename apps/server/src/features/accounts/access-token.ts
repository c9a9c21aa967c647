import { ACCESS_TOKEN_LIFETIME_MS } from '@palm/contract/limits';
import { SignJWT, jwtVerify } from 'jose';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Actor } from '../../platform/db/db.ts';

const ALGORITHM = 'HS256';
/** The name under which the signing key is kept. */
export const ACCESS_TOKEN_KEY = 'access-token-key';
/** Verified tokens are remembered until they expire; a burst of calls with one token is checked once. */
const REMEMBERED = 10_000;

export interface AccessTokens {
  issue(actor: Actor): Promise<{ token: string; expiresAt: Date }>;
  /** Null for anything forged, tampered with or expired. */
  readonly actorOf: (token: string) => Promise<Actor | null>;
}

interface Verified {
  readonly actor: Actor;
  readonly expiresAtMs: number;
}

/** Short-lived proofs of a session. Whether the session still lives is asked with each transaction. */
export function createAccessTokens(key: Uint8Array, clock: Clock): AccessTokens {
  const remembered = new Map<string, Verified>();

  async function verify(token: string): Promise<Verified | null> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        currentDate: clock.now(),
      });
      const { sub, sid, exp } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined) return null;
      return { actor: { userId: sub, sessionId: sid }, expiresAtMs: exp * 1000 };
    } catch {
      return null;
    }
  }

  return {
    issue: async (actor) => {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      const expiresAt = issuedAt + ACCESS_TOKEN_LIFETIME_MS / 1000;
      const token = await new SignJWT({ sid: actor.sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(actor.userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt: new Date(expiresAt * 1000) };
    },
    actorOf: async (token) => {
      const known = remembered.get(token) ?? (await verify(token));
      if (known === null || known.expiresAtMs <= clock.now().getTime()) {
        remembered.delete(token);
        return null;
      }
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(token, known);
      return known.actor;
    },
  };
}
