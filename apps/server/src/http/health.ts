import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { hasDiskRoom } from '../platform/disk-room.ts';
import { refuse } from './answers/refusal.ts';

/** For load balancers and monitors. */
export function health(deps: Deps, isClosing: () => boolean): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ status: 'alive' }));
  app.get('/readyz', async (context) => {
    const reason = await whyNotReady(deps, isClosing);
    return reason === null
      ? context.json({ status: 'ready' })
      : context.json({ status: 'not ready', reason }, 503);
  });
  app.get('/metrics', async (context) => {
    checkMetricsToken(deps.config, context.req.header('authorization') ?? '');
    return context.body(await deps.metrics.registry.metrics(), 200, {
      'content-type': deps.metrics.registry.contentType,
    });
  });
  return app;
}

function checkMetricsToken({ metricsToken, production }: Config, authorization: string): void {
  if (metricsToken === null) return production ? refuse('not_found') : undefined;
  const isShown = timingSafeEqual(sha256(authorization), sha256(`Bearer ${metricsToken}`));
  if (!isShown) refuse('signed_out');
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Null when every call can be answered. */
async function whyNotReady(
  { config, db, log }: Deps,
  isClosing: () => boolean,
): Promise<string | null> {
  if (isClosing()) return 'shutting down';
  try {
    await db.ping();
  } catch (error) {
    log.warn({ err: error }, 'the database is down');
    return 'the database is down';
  }
  const usesDisk = config.databaseUrl === null || config.s3 === null;
  return usesDisk && !hasDiskRoom(config.dataDir, config.minFreeDiskMb) ? 'the disk is full' : null;
}
