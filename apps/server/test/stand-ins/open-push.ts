import type { createECDH } from 'node:crypto';
import { createDecipheriv, hkdfSync } from 'node:crypto';
import { importJWK, jwtVerify } from 'jose';

/** The token is signed by the key that it comes with, for this service, and for less than a day. */
export async function checkSender(header: string, origin: string): Promise<void> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
    audience: origin,
    algorithms: ['ES256'],
  });
  if (!/^(?:mailto|https):/.test(payload.sub ?? '')) throw new Error('no contact address');
  if ((payload.exp ?? Infinity) - Date.now() / 1000 > 7 * 86_400)
    throw new Error('good for too long');
}

const derive = (from: Uint8Array, by: Uint8Array, info: Uint8Array, bytes: number) =>
  Buffer.from(hkdfSync('sha256', from, by, info, bytes));

/** As a browser opens it. */
export function open(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const secret = derive(pair.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  if (plain.at(-1) !== 2) throw new Error('the record does not end');
  return plain.subarray(0, -1).toString('utf8');
}
