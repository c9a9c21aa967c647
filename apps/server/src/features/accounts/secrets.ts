import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CONFIRMATION_CODE_CHARS } from '@palm/contract/limits';

/** No I, L, O, 0 or 1: they are taken for one another in print and on the phone. */
const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const newCode = (): string =>
  Array.from(
    { length: CONFIRMATION_CODE_CHARS },
    () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)],
  ).join('');

/** 256 bits, safe in a link and in a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: enough to recognise it, not enough to use it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A code is short, so its hash is bound to its attempt: equal codes do not look equal. */
export const hashCode = (attemptId: string, code: string): Buffer =>
  hashToken(`${attemptId}:${code}`);

export const sameHash = (a: Buffer, b: Buffer): boolean =>
  a.length === b.length && timingSafeEqual(a, b);
