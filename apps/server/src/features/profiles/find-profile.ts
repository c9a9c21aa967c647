import type { Profile } from '@palm/contract/entities';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { profiles } from '../../platform/db/schema.ts';
import { profileEntity } from './profile-entity.ts';

export async function findProfile(db: Db, userId: string): Promise<Profile | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return row ? profileEntity(row) : null;
}

/** Of those among them who have one. */
export async function findProfiles(db: Db, userIds: readonly string[]): Promise<Profile[]> {
  const rows = await db.select().from(profiles).where(inArray(profiles.userId, userIds));
  return rows.map(profileEntity);
}
