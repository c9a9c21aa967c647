import { eq, notInArray } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { CannotStart } from '../../platform/cannot-start.ts';
import type { Db } from '../../platform/db/db.ts';
import { users } from '../../platform/db/schema.ts';
import { createConfirmedUser } from '../accounts/sign-up/create-confirmed-user.ts';
import { giveTestPlan } from '../subscriptions/give-test-plan.ts';

export interface DemoAccount {
  readonly plan: 'free' | 'trial' | 'premium' | 'admin';
  readonly email: string;
  readonly password: string;
}

const accounts: readonly DemoAccount[] = (['free', 'trial', 'premium', 'admin'] as const).map(
  (plan) => ({
    plan,
    email: `${plan}@demo.example`,
    password: `${plan}-demo-door`,
  }),
);

/** Four accounts to look around with. Starting again finds them as they were left. */
export async function seedDemo(deps: Deps): Promise<readonly DemoAccount[]> {
  await deps.db.system.transaction(async (db) => {
    if (deps.config.databaseUrl !== null) await refuseRealUsers(db);
    for (const { plan, email, password } of accounts) {
      await createConfirmedUser(deps, db, { email, password, isAdmin: plan === 'admin' });
    }
  });
  await givePlans(deps);
  return accounts;
}

async function givePlans(deps: Deps): Promise<void> {
  for (const { plan, email } of accounts) {
    if (plan !== 'trial' && plan !== 'premium') continue;
    const [user] = await deps.db.system
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email));
    if (user) await giveTestPlan(deps, user.id, plan);
  }
}

/** Accounts with known passwords would open a door into other people's data. */
async function refuseRealUsers(db: Db): Promise<void> {
  const demoEmails = accounts.map(({ email }) => email);
  const [stranger] = await db
    .select({ id: users.id })
    .from(users)
    .where(notInArray(users.email, demoEmails))
    .limit(1);
  if (stranger) {
    throw new CannotStart(
      'Cannot start: DEMO=1 is refused because DATABASE_URL already holds users.',
    );
  }
}
