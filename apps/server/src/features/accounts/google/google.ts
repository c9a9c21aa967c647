import { randomUUID } from 'node:crypto';
import { minutes } from '@palm/contract/durations';
import * as oidc from 'openid-client';
import type { Session } from '@palm/contract/entities';
import type { Config } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Refuse } from '../../../http/answers/refusal.ts';
import type { Db } from '../../../platform/db/db.ts';
import { hashToken, newToken } from '../secrets.ts';
import { openSession } from '../session.ts';
import {
  addGoogleAttempt,
  spendGoogleAttempt,
  type GoogleAttempt,
} from '../store/google-attempts.ts';
import { dropAttempts } from '../store/signup-attempts.ts';
import { claimAddress, findUserByGoogle, linkGoogle, type UserRow } from '../store/users.ts';

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
    redirect_uri: `${deps.publicUrl}${GOOGLE_CALLBACK_PATH}`,
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

async function spendAttempt(
  deps: Deps,
  caller: Caller,
  state: string | null,
): Promise<GoogleAttempt | null> {
  const browserSecret = caller.cookie('google');
  if (!state || !browserSecret) return null;
  caller.dropCookie('google');
  return spendGoogleAttempt(deps.db.system, {
    state,
    browserHash: hashToken(browserSecret),
    now: deps.clock.now(),
  });
}

interface Identity {
  readonly subject: string;
  readonly email: string;
}

/** The library checks state, nonce, verifier, signature, issuer, audience and time; we ask for a verified address. */
async function redeem(
  google: GoogleConfig,
  returned: URL,
  attempt: GoogleAttempt,
): Promise<Identity | null> {
  const tokens = await oidc.authorizationCodeGrant(await discover(google), returned, {
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || typeof claims['email'] !== 'string' || claims['email_verified'] !== true)
    return null;
  return { subject: claims.sub, email: claims['email'].trim().toLowerCase() };
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

type GoogleConfig = NonNullable<Config['google']>;

/** Discovery is one request; its answer is good for the life of the process. A failed one is asked again. */
const providers = new WeakMap<GoogleConfig, Promise<oidc.Configuration>>();

function discover(google: GoogleConfig): Promise<oidc.Configuration> {
  const known = providers.get(google);
  if (known) return known;
  const issuer = new URL(google.issuer);
  const found = oidc.discovery(issuer, google.clientId, google.clientSecret, undefined, {
    execute: [
      // By default the library trusts the connection for the id token; we check its signature too.
      oidc.enableNonRepudiationChecks,
      // Plain HTTP is for a stand-in on this machine; Google's own issuer is https.
      ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ],
    timeout: 10,
  });
  providers.set(google, found);
  found.catch(() => providers.delete(google));
  return found;
}
