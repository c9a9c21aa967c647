import type { MiddlewareHandler } from 'hono';

/**
 * Refuses a body whose declared length is too large. Node holds a body to its declared length; a chunked body declares
 * none, and is counted by the code that reads it.
 */
export function limitBody(maxSize: number, onError: () => never): MiddlewareHandler {
  return (context, next) =>
    Number(context.req.header('content-length') ?? 0) <= maxSize ? next() : onError();
}
