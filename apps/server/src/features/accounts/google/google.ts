import { randomUUID } from 'node:crypto';
import { minutes } from '@palm/contract/durations';
import * as oidc from 'openid-client';
import type { Session } from '@palm/contract/entities';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Refuse } from '../../../http/answers/refusal.ts';
import type { Db } from '../../../platform/db/db.ts';
import { hashToken, newToken } from '../secrets.ts';
import { openSession } from '../session.ts';
import { addGoogleAttempt, type GoogleAttempt } from '../store/google-attempts.ts';
import { dropAttempts } from '../store/signup-attempts.ts';
import { claimAddress, type UserRow } from '../store/users.ts';
import { findUserByGoogle, linkGoogle } from '../store/google-links.ts';
import { discover } from './discover-google.ts';
import { type Identity, redeem } from './google-identity.ts';
import { spendAttempt } from './spend-attempt.ts';

export const GOOGLE_CALLBACK_PATH = '/auth/v1/callback';
const ATTEMPT_LIFETIME_MS = minutes(10);
/** The auth screen redirects a signed-in user to the page they came for. */
const AFTER_SIGN_IN = '/auth';

/**
 * Returns the address to redirect the browser to. A cookie binds the attempt to this browser, so that an attacker
 * cannot sign a user in to another account.
 */
export async function startGoogle(
  deps: Deps,
  caller: Caller,
  returnTo: string | undefined,
  refuse: Refuse<'google_not_configured' | 'google_failed'>,
): Promise<string> {
  if (!deps.config.google) return refuse('google_not_configured');
  const provider = await discover(deps.config.google).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'google cannot be reached');
    return refuse('google_failed');
  });
  const browserSecret = newToken();
  const expiresAt = new Date(deps.clock.now().getTime() + ATTEMPT_LIFETIME_MS);
  const attempt: GoogleAttempt = {
    state: randomUUID(),
    nonce: oidc.randomNonce(),
    codeVerifier: oidc.randomPKCECodeVerifier(),
    returnTo: returnTo ?? AFTER_SIGN_IN,
    browserHash: hashToken(browserSecret),
    expiresAt,
  };
  await addGoogleAttempt(deps.db.system, attempt);
  caller.setCookie('google', browserSecret, expiresAt);
  return oidc.buildAuthorizationUrl(provider, {
    redirect_uri: `${deps.config.publicUrl}${GOOGLE_CALLBACK_PATH}`,
    scope: 'openid email',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(attempt.codeVerifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  }).href;
}

/** The browser came back: its session and where it was going, or null when anything does not fit. */
export async function finishGoogle(
  deps: Deps,
  caller: Caller,
  returned: URL,
): Promise<{ session: Session; returnTo: string } | null> {
  const { google } = deps.config;
  if (!google) return null;
  const attempt = await spendAttempt(deps, caller, returned.searchParams.get('state'));
  if (!attempt) return null;
  const identity = await redeem(google, returned, attempt);
  if (!identity) return null;
  const session = await deps.db.system.transaction(async (db) => {
    const user = await userOf(deps, db, identity);
    return user && openSession(deps, db, caller, user);
  });
  return session && { session, returnTo: attempt.returnTo };
}

/** The user turned back at Google: the page they began on, where this browser began at all. */
export async function cancelGoogle(
  deps: Deps,
  caller: Caller,
  state: string | undefined,
): Promise<string> {
  return (await spendAttempt(deps, caller, state ?? null))?.returnTo ?? AFTER_SIGN_IN;
}

/** The account of this Google identity, else the account of its address, else a new one. */
async function userOf(deps: Deps, db: Db, { subject, email }: Identity): Promise<UserRow | null> {
  const known = await findUserByGoogle(db, subject);
  if (known) return known;
  const now = deps.clock.now();
  const { id } = await claimAddress(db, email, now);
  await dropAttempts(db, id);
  return linkGoogle(db, { userId: id, subject, now });
}
