import { onServer, withDatabase } from '../prepare-databases.ts';

/** Ends all connections to a database and takes no new ones until it is opened again. */
export async function closedDatabase(url: string): Promise<{ open: () => Promise<void> }> {
  const name = new URL(url).pathname.slice(1);
  const serverUrl = withDatabase(url, 'postgres');
  await onServer(
    serverUrl,
    `alter database ${name} allow_connections false;
     select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
  return { open: () => onServer(serverUrl, `alter database ${name} allow_connections true`) };
}
