import { fileURLToPath } from 'node:url';
import { parseConfig } from '../../src/config.ts';
import { createConfirmedUser } from '../../src/features/accounts/sign-up/create-confirmed-user.ts';
import { startServer } from '../../src/start-server.ts';

/* A server in a process of its own, on the DATABASE_URL it is given, with the members it is told to make. */

const { url, deps, close } = await startServer(parseConfig(process.env), {
  webBuild: fileURLToPath(new URL('../web-build', import.meta.url)),
});
for (const email of process.argv.slice(2)) {
  await deps.db.system.transaction((db) =>
    createConfirmedUser(deps, db, { email, password: 'six wise owls', isAdmin: false }),
  );
}
process.send?.({ url });
process.once('disconnect', () => {
  void close().then(() => process.exit(0));
});
