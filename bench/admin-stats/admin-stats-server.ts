/** The server under measurement, filled, with its past days counted and one admin in it. */
import { calls } from '@palm/contract/calls';
import { createClient } from '@palm/contract/client';
import { parseConfig } from '../../apps/server/src/config.ts';
import { createConfirmedUser } from '../../apps/server/src/features/accounts/sign-up/create-confirmed-user.ts';
import { rollUp } from '../../apps/server/src/features/analytics/roll-up.ts';
import { startServer } from '../../apps/server/src/start-server.ts';
import { fillDatabase } from './admin-stats-data.ts';

const size = {
  users: Number(process.env['ADMIN_STATS_USERS']),
  events: Number(process.env['ADMIN_STATS_EVENTS']),
};
const admin = { email: 'admin@example.com', password: 'six wise owls' };
const { url, deps, close } = await startServer(parseConfig(process.env));

const secondsOf = async (work: () => Promise<void>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
};
const fillSeconds = await secondsOf(() =>
  deps.db.raw.reserve(async (connection) => {
    await connection.exec('set statement_timeout = 0');
    await fillDatabase(connection, size);
    await connection.exec('reset statement_timeout');
  }),
);
const rollUpSeconds = await secondsOf(() => rollUp(deps));
// As autovacuum would have done by then.
await deps.db.raw.exec('vacuum analyze');

await deps.db.system.transaction((db) =>
  createConfirmedUser(deps, db, { ...admin, isAdmin: true }),
);
const client = createClient({
  accessToken: () => null,
  send: (path, request) => fetch(url + path, request),
});
const { access_token: token } = await client(calls.signIn, admin);

process.send?.({ url, token, fillSeconds, rollUpSeconds });
process.once('disconnect', () => {
  void close().then(() => process.exit(0));
});
