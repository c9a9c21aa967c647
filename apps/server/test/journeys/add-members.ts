/**
 * Adds signed-in members to the data of a server that does not run, and prints them. Journeys take one each instead of
 * signing up. No daily mail is planned for them.
 */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { calls } from '@palm/contract/calls';
import { SESSION_LIFETIME_MS, TERMS_VERSION } from '@palm/contract/limits';
import { hashPassword } from '../../src/features/accounts/passwords/password.ts';
import { hashToken, newToken } from '../../src/features/accounts/secrets.ts';
import { saveProfile } from '../../src/features/profiles/save-profile.ts';
import { openEmbedded } from '../../src/platform/db/adapters/embedded.ts';
import type { Database } from '../../src/platform/db/db.ts';
import { sessions, users } from '../../src/platform/db/schema.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '' },
    count: { type: 'string', default: '0' },
    password: { type: 'string', default: '' },
    birth: { type: 'string', default: '{}' },
  },
});
const now = new Date();
const passwordHash = await hashPassword(values.password);

async function addMembers(database: Database, count: number) {
  const added = await database.system
    .insert(users)
    .values(
      Array.from({ length: count }, () => ({
        email: `${randomUUID()}@example.com`,
        passwordHash,
        emailConfirmedAt: now,
        lastSignInAt: now,
        termsAcceptedAt: now,
        termsVersion: TERMS_VERSION,
        createdAt: now,
      })),
    )
    .returning({ id: users.id, email: users.email });
  const members = added.map((user) => ({ ...user, session: newToken() }));
  await database.system.insert(sessions).values(
    members.map(({ id, session }) => ({
      userId: id,
      secretHash: hashToken(session),
      userAgent: '',
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
    })),
  );
  return members;
}

const database = await openEmbedded(path.join(values.data, 'db'));
const birth = calls.saveProfile.input.parse(JSON.parse(values.birth));
const plain = await addMembers(database, Number(values.count));
const withBirth = await addMembers(database, Number(values.count));
await database.system.transaction(async (db) => {
  for (const { id } of withBirth) await saveProfile(db, id, birth, now);
});
await database.close();
process.stdout.write(JSON.stringify({ plain, withBirth }));
