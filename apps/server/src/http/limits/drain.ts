import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How a server stops without cutting anybody off. */
export interface Drain {
  /** From now on every answer asks its client to close the connection. New connections are still taken. */
  begin(): void;
  /**
   * Answers what is under way and takes nothing new. Who has not had the answer by then is cut off: a client that never
   * reads on must not cost the others their events and the database its clean end.
   */
  finish(withinMs: number): Promise<void>;
}

export function drainOf(server: Server): Drain {
  const underWay = new Set<ServerResponse>();
  const connections = new Set<Socket>();
  let isBegun = false;
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', (_, response: ServerResponse) => {
    if (isBegun) closeAfter(response);
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return {
    begin: () => {
      isBegun = true;
      underWay.forEach(closeAfter);
    },
    finish: (withinMs) => finish(server, connections, withinMs),
  };
}

/** Where the server closes a connection that is kept alive, the client may just be sending its next request on it. */
function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

async function finish(
  server: Server,
  connections: ReadonlySet<Socket>,
  withinMs: number,
): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Idle keep-alive connections would hold the server open forever.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    closeUnused(connections);
  }, 50);
  const patience = setTimeout(() => {
    server.closeAllConnections();
  }, withinMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(patience);
}

/** Browsers connect before they have anything to ask. For Node such a connection is not idle, but late with its request. */
function closeUnused(connections: ReadonlySet<Socket>): void {
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
}
