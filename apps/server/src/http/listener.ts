import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/** A Hono app as Node's HTTP server wants it. The app answers every failure itself, so there is nothing to wait for. */
export function listenerOf(app: Hono): RequestListener {
  const listen = getRequestListener(app.fetch);
  return (incoming, outgoing) => void listen(incoming, outgoing);
}
