import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Refuses a body that is too large. One whose length is declared was held to it by Node already, so that only one that
 * comes in chunks needs to be counted; Hono's own limit builds a whole Request and its stream to find that out.
 */
export function limitBody(maxSize: number, onError: () => never): MiddlewareHandler {
  const count = bodyLimit({ maxSize, onError });
  return (context, next) => {
    if (context.req.header('transfer-encoding') !== undefined) return count(context, next);
    const declared = Number(context.req.header('content-length') ?? 0);
    return declared <= maxSize ? next() : onError();
  };
}
