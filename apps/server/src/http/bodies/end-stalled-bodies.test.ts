import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endStalledBodies } from './end-stalled-bodies.ts';

const sockets: Socket[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  sockets.splice(0).forEach((socket) => socket.destroy());
});

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

/** A client that announces a body of a million bytes. */
async function arrive() {
  const server = createServer().listen(0, '127.0.0.1');
  endStalledBodies(server);
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n');
  const [incoming] = (await once(server, 'request')) as [IncomingMessage];
  incoming.on('error', () => undefined);
  let arrived = 0;
  incoming.on('data', (chunk: Buffer) => (arrived += chunk.length));
  const send = async (bytes: number): Promise<void> => {
    const goal = arrived + bytes;
    socket.write(Buffer.alloc(bytes));
    await vi.waitUntil(() => arrived === goal, { timeout: 120_000 });
  };
  return { incoming, send };
}

it('waits for a body that keeps coming, however long it takes', async () => {
  const { incoming, send } = await arrive();
  for (let time = 0; time < 10; time += 1) {
    pass(25);
    await send(70_000);
    pass(5);
  }
  expect(incoming.destroyed).toBe(false);
});

it('hangs up after half a minute without a byte', async () => {
  const { incoming, send } = await arrive();
  await send(70_000);
  pass(29);
  expect(incoming.destroyed).toBe(false);
  pass(11);
  expect(incoming.destroyed).toBe(true);
});

it('hangs up on a body that trickles in', async () => {
  const { incoming, send } = await arrive();
  for (let time = 0; time < 3; time += 1) {
    await send(1000);
    pass(10);
  }
  expect(incoming.destroyed).toBe(true);
});

it('leaves a request alone whose body has come and whose answer takes long', async () => {
  const { incoming, send } = await arrive();
  await send(1_000_000);
  pass(600);
  expect(incoming.socket.destroyed).toBe(false);
});
