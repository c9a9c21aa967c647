import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

it('recognises the password it hashed, and no other', async () => {
  const hash = await hashPassword('grüße 🌙');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, 'grüße 🌙')).toBe(true);
  expect(await verifyPassword(hash, 'gruesse')).toBe(false);
});

it('never gives one password the same hash twice', async () => {
  expect(await hashPassword('owl')).not.toBe(await hashPassword('owl'));
});

it('refuses every password where there is no hash', async () => {
  expect(await verifyPassword(null, '')).toBe(false);
});
