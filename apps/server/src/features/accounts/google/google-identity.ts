import * as oidc from 'openid-client';
import type { GoogleAttempt } from '../store/google-attempts.ts';
import { type GoogleConfig, discover } from './discover-google.ts';

export interface Identity {
  readonly subject: string;
  readonly email: string;
}

/** The library checks state, nonce, verifier, signature, issuer, audience and time; we ask for a verified address. */
export async function redeem(
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
