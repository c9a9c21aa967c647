import * as oidc from 'openid-client';
import type { Config } from '../../../config.ts';

export type GoogleConfig = NonNullable<Config['google']>;

/** Discovery is one request; its answer is good for the life of the process. A failed one is asked again. */
const providers = new WeakMap<GoogleConfig, Promise<oidc.Configuration>>();

export function discover(google: GoogleConfig): Promise<oidc.Configuration> {
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
