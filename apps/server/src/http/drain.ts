import { once } from 'node:events';
import type { Server } from 'node:http';

/**
 * Answers what is under way and takes nothing new. Who has not had the answer by then is cut off: a client that never
 * reads on must not cost the others their events and the database its clean end.
 */
export async function drain(server: Server, withinMs: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Idle keep-alive connections would hold the server open forever, and new ones turn idle as answers finish.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, 50);
  const patience = setTimeout(() => {
    server.closeAllConnections();
  }, withinMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(patience);
}
