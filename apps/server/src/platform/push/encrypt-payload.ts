import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushTarget } from './push.ts';

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
/** RFC 8188: one record holds everything. */
const RECORD_BYTES = 4096;
const LAST_RECORD = Uint8Array.of(2);

/** Chosen anew for each message; a test sets them to those of the RFC's example. */
interface Chance {
  readonly salt: Uint8Array;
  readonly privateKey: Uint8Array | null;
}

/** Encrypts a message so that only the browser can read it (RFC 8291, aes128gcm of RFC 8188). */
export function encryptPayload(
  text: string,
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  { salt, privateKey }: Chance = { salt: randomBytes(SALT_BYTES), privateKey: null },
): Buffer {
  const theirKey = Buffer.from(p256dh, 'base64url');
  const pair = createECDH(CURVE);
  if (privateKey === null) pair.generateKeys();
  else pair.setPrivateKey(privateKey);
  const ourKey = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirKey, ourKey]);
  const secret = derive(pair.computeSecret(theirKey), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(text, 'utf8'), cipher.update(LAST_RECORD), cipher.final()];
  return Buffer.concat([headerOf(salt, ourKey), ...sealed, cipher.getAuthTag()]);
}

const derive = (from: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', from, salt, info, bytes));

/** RFC 8188, 2.1: salt, size of a record, length of the key's id, the key. */
function headerOf(salt: Uint8Array, key: Uint8Array): Buffer {
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(key.length, 4);
  return Buffer.concat([salt, sizes, key]);
}
