import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { dropRest } from './bodies/drop-rest.ts';

/** A Hono app as Node's HTTP server wants it. The app answers every failure itself, so there is nothing to wait for. */
export function listenerOf(app: Hono): RequestListener {
  // Its own cleanup hangs up half a second after the answer.
  const listen = getRequestListener(app.fetch, { autoCleanupIncoming: false });
  return (incoming, outgoing) => {
    dropRest(incoming, outgoing);
    void listen(incoming, outgoing);
  };
}
