import { Hono } from 'hono';
import type { Deps } from '../deps.ts';

/** For load balancers and monitors. `/readyz` turns 503 while the database does not answer or we are shutting down. */
export function health(deps: Deps, isClosing: () => boolean): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ status: 'alive' }));
  app.get('/readyz', async (context) => {
    const ready =
      !isClosing() &&
      (await deps.db.ping().then(
        () => true,
        () => false,
      ));
    return context.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503);
  });
  app.get('/metrics', async (context) =>
    context.body(await deps.metrics.registry.metrics(), 200, {
      'content-type': deps.metrics.registry.contentType,
    }),
  );
  return app;
}
