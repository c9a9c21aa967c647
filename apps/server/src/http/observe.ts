import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '../platform/log/log.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
  }
}

/** Gives each request an id, one log line and its place in the figures. The route, never the address with its query. */
export function observe(log: Log, metrics: Metrics): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    context.set('requestId', requestId);
    await next();
    const seconds = (performance.now() - startedAt) / 1000;
    const route = routePath(context);
    const status = context.res.status;
    context.res.headers.set('x-request-id', requestId);
    metrics.durations.observe({ route, status: String(status) }, seconds);
    log.info(
      { requestId, method: context.req.method, route, status, ms: Math.round(seconds * 1000) },
      'request',
    );
  };
}
