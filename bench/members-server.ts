/** The server under measurement, with subscribers in its database who have all that a reading needs. */
import { fileURLToPath } from 'node:url';
import { calls } from '@palm/contract/calls';
import { createClient } from '@palm/contract/client';
import { parseConfig } from '../apps/server/src/config.ts';
import { createConfirmedUser } from '../apps/server/src/features/accounts/sign-up/create-confirmed-user.ts';
import { giveTestPlan } from '../apps/server/src/features/subscriptions/give-test-plan.ts';
import { startServer } from '../apps/server/src/start-server.ts';

const password = 'six wise owls';

const { url, deps, close } = await startServer(parseConfig(process.env), {
  webBuild: fileURLToPath(new URL('../apps/server/test/web-build', import.meta.url)),
});

const emailOf = (index: number): string => `bench-${process.pid}-${index}@example.com`;

async function tokenOfMember(index: number): Promise<string> {
  const email = emailOf(index);
  await deps.db.system.transaction((db) =>
    createConfirmedUser(deps, db, { email, password, isAdmin: false }),
  );
  let token: string | null = null;
  const client = createClient({
    accessToken: () => token,
    send: (path, request) => fetch(url + path, request),
  });
  const session = await client(calls.signIn, { email, password });
  token = session.access_token;
  await giveTestPlan(deps, session.user.id, 'premium');
  const month = String((index % 12) + 1).padStart(2, '0');
  await client(calls.saveProfile, {
    birth_name: `Member ${index}`,
    birth_date: `19${60 + (index % 40)}-${month}-15`,
    birth_time: '10:30',
    birth_time_unknown: false,
    birth_city: 'London',
    birth_country: 'United Kingdom',
    birth_timezone: 'Europe/London',
    birth_latitude: 51.5,
    birth_longitude: -0.1,
    birth_utc_offset: null,
  });
  return token;
}

const tokens: string[] = [];
for (let index = 0; index < Number(process.env['BENCH_MEMBERS']); index += 1) {
  tokens.push(await tokenOfMember(index));
}

process.send?.({ url, tokens, emails: tokens.map((_, index) => emailOf(index)), password });
process.once('disconnect', () => {
  void close().then(() => process.exit(0));
});
