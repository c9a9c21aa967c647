import { eventually } from './eventually.ts';
import type { TestServer } from './running-server.ts';

/** Waits until no job of a kind is left to do. */
export const jobsAreDone = (server: TestServer, job: { readonly name: string }): Promise<void> =>
  eventually(async () => {
    const { rows } = await server.deps.db.raw.query(
      `select count(*)::int as waiting from pgboss.job where name = $1 and state < 'completed'`,
      [job.name],
    );
    if (rows[0]?.['waiting'] !== 0) throw new Error(`${String(rows[0]?.['waiting'])} jobs wait`);
  });
