import type { MiddlewareHandler } from 'hono';

/**
 * Refuses a body that says to be too large. Node holds a body to the length it declares; one that comes in chunks
 * declares none, and is counted by whoever reads it.
 */
export function limitBody(maxSize: number, onError: () => never): MiddlewareHandler {
  return (context, next) =>
    Number(context.req.header('content-length') ?? 0) <= maxSize ? next() : onError();
}
