import type { Profile } from '@palm/contract/entities';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { profiles } from '../../platform/db/schema.ts';
import { profileEntity } from './profile-entity.ts';

export async function findProfile(db: Db, userId: string): Promise<Profile | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return row ? profileEntity(row) : null;
}
