import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Log } from '../platform/log/log.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
  }
}

export interface Metrics {
  readonly registry: Registry;
  readonly durations: Histogram<'route' | 'status'>;
  readonly failures: Counter<'route'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    durations: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long requests took, by route and status',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 30],
      registers: [registry],
    }),
    failures: new Counter({
      name: 'unexpected_errors_total',
      help: 'Requests that ended in a bug of ours',
      labelNames: ['route'],
      registers: [registry],
    }),
  };
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
