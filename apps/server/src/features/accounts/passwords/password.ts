import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Lanes } from '../../../platform/lanes.ts';

const derive = promisify(argon2);

/** OWASP password storage cheat sheet, argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const TAG_BYTES = 32;

/** A PHC string: the cost travels with the hash, so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await deriveTag(password, salt, COST);
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
  return `$argon2id$v=19$${cost}$${base64(salt)}$${base64(tag)}`;
}

/**
 * Compares against `hash`, or against a hash that no password matches when there is none: an address without an account
 * takes as long as an address with one.
 */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const { salt, tag, cost } = parse(hash ?? UNMATCHABLE);
  const derived = await deriveTag(password, salt, cost);
  return timingSafeEqual(derived, tag) && hash !== null;
}

const UNMATCHABLE = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(
  Buffer.alloc(SALT_BYTES),
)}$${base64(Buffer.alloc(TAG_BYTES))}`;

interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/**
 * Hashing runs on the thread pool, but the pool has more threads than the machine has cores. One core is left to the
 * event loop, so that a burst of sign-ins does not slow everybody else.
 */
const lanes = new Lanes(Math.max(1, availableParallelism() - 1));

const deriveTag = (message: string, nonce: Buffer, cost: Cost): Promise<Buffer> =>
  lanes.take(() => derive('argon2id', { message, nonce, tagLength: TAG_BYTES, ...cost }));

function parse(hash: string): { salt: Buffer; tag: Buffer; cost: Cost } {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!found) throw new Error('a stored password hash has an unknown form');
  const [, memory, passes, parallelism, salt = '', tag = ''] = found;
  return {
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
  };
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
