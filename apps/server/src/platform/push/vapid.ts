import { createECDH, createPrivateKey, randomBytes } from 'node:crypto';
import { hours } from '@palm/contract/durations';
import { SignJWT } from 'jose';
import type { Clock } from '../clock/clock.ts';

/** The name under which the signing key is kept. */
export const VAPID_KEY = 'vapid-key';
export const newVapidKey = (): Buffer => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // A key may begin with zeros, which ECDH leaves out.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
};

/** Push services refuse what is good for more than a day. */
const LIFETIME_MS = hours(12);

export interface Vapid {
  readonly publicKey: string;
  /** The header that says who sends (RFC 8292). */
  authorizationFor(endpoint: string): Promise<string>;
}

/** `contact` is where the operator of a push service can reach us: an https: or mailto: address. */
export function createVapid(
  privateKey: Uint8Array,
  { contact, clock }: { contact: string; clock: Clock },
): Vapid {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  const point = pair.getPublicKey();
  const publicKey = point.toString('base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: Buffer.from(privateKey).toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  return {
    publicKey,
    authorizationFor: async (endpoint) => {
      const token = await new SignJWT({ jti: randomBytes(8).toString('hex') })
        .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
        .setAudience(new URL(endpoint).origin)
        .setSubject(contact)
        .setExpirationTime(new Date(clock.now().getTime() + LIFETIME_MS))
        .sign(key);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}
