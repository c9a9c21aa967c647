import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/answers/refusal.ts';
import { hashToken } from '../accounts/secrets.ts';
import { EXPORT_BUCKET, exportPath } from './export-file.ts';
import { DOWNLOAD_PATH } from './own-export.ts';
import { findByTicket } from './store/export-tickets.ts';

/** Where a ticket leads. Anything but a ticket that is good at this moment finds nothing. */
export function downloadExport(deps: Deps): Hono {
  const app = new Hono();
  app.get(`${DOWNLOAD_PATH}/:ticket`, async (context) => {
    const ticketHash = hashToken(context.req.param('ticket'));
    const now = deps.clock.now();
    const found = await findByTicket(deps.db.system, ticketHash, now);
    const file = found && (await deps.storage.get(EXPORT_BUCKET, exportPath(found)));
    if (!file) return refuse('export_gone');
    const day = now.toISOString().slice(0, 10);
    return new Response(new Uint8Array(file.bytes), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="palm-and-soul-${day}.zip"`,
        'cache-control': 'no-store',
      },
    });
  });
  return app;
}
