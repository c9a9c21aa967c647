import { eq } from 'drizzle-orm';
import type { Db } from './db.ts';
import { serverSecrets } from './schema.ts';

/** A key the server made for itself once; every process that starts later finds the same one. */
export async function keepSecret(db: Db, name: string, make: () => Buffer): Promise<Buffer> {
  await db.insert(serverSecrets).values({ name, value: make() }).onConflictDoNothing();
  const [secret] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  if (!secret) throw new Error(`the secret ${name} was neither stored nor found`);
  return secret.value;
}
