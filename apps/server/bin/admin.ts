import { parseArgs } from 'node:util';
import { type AdminCommand, readCommand, runAdmin, USAGE } from '../src/admin-command.ts';
import { parseConfig } from '../src/config.ts';
import { openDatabaseOf } from '../src/open-adapters.ts';
import { CannotStart } from '../src/platform/cannot-start.ts';
import { FolderInUse } from '../src/platform/db/adapters/embedded-folder.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { withoutQuery } from '../src/platform/db/postgres-error.ts';

/* For operators without a browser. It works on the database that the server's settings name. */

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false }, search: { type: 'string' } },
  allowPositionals: true,
});
const command = readCommand(positionals);

if (command) {
  process.exitCode = await run(command).catch((error: unknown) => {
    process.stderr.write(`${sentenceOf(error)}\n`);
    return 1;
  });
} else {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
}

async function run(understood: AdminCommand): Promise<number> {
  const config = parseConfig(process.env);
  const options = { ...values, listed: config.adminEmails };
  const db = await openDatabaseOf(config);
  try {
    await migrate(db);
    return await runAdmin(db, understood, options, (line) => process.stdout.write(`${line}\n`));
  } finally {
    await db.close();
  }
}

function sentenceOf(thrown: unknown): string {
  const error = withoutQuery(thrown);
  if (error instanceof FolderInUse) {
    return 'The server is running and holds the embedded database. Stop it and run this again, or use the Admin Dashboard. With DATABASE_URL both can work at once.';
  }
  if (error instanceof CannotStart) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
