/** The server under measurement, with a bare Hono route beside it and one member in its database. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { calls } from '@palm/contract/calls';
import { createClient } from '@palm/contract/client';
import { Hono } from 'hono';
import { parseConfig } from '../apps/server/src/config.ts';
import { createConfirmedUser } from '../apps/server/src/features/accounts/sign-up/create-confirmed-user.ts';
import { findProfile } from '../apps/server/src/features/profiles/find-profile.ts';
import { listenerOf } from '../apps/server/src/http/listener.ts';
import { startServer } from '../apps/server/src/start-server.ts';

const member = { email: `bench-${process.pid}@example.com`, password: 'six wise owls' };

const { url, deps, close } = await startServer(parseConfig(process.env), {
  webBuild: fileURLToPath(new URL('../apps/server/test/web-build', import.meta.url)),
});
await deps.db.system.transaction((db) =>
  createConfirmedUser(deps, db, { ...member, isAdmin: false }),
);
const client = createClient({
  accessToken: () => null,
  send: (path, request) => fetch(url + path, request),
});
const session = await client(calls.signIn, member);

const bare = new Hono()
  .get('/', (context) => context.json({ status: 'alive' }))
  // The same read without a session, a role or row-level security.
  .post('/read', async (context) => {
    await context.req.json();
    const row = await findProfile(deps.db.system, session.user.id);
    return context.json(row);
  });
const bareServer = createServer(listenerOf(bare)).listen(0, '127.0.0.1');
await once(bareServer, 'listening');
const bareUrl = `http://127.0.0.1:${(bareServer.address() as AddressInfo).port}/`;

process.send?.({ bareUrl, url, token: session.access_token, ...member });
process.once('disconnect', () => {
  void close().then(() => process.exit(0));
});
