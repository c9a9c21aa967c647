import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { minutes } from '@palm/contract/durations';
import { PALM_IMAGE_MAX_BYTES } from '@palm/contract/limits';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenerOf } from '../listener.ts';

const sockets: Socket[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  sockets.splice(0).forEach((socket) => socket.destroy());
});

const BYTES = 3_000_000;
const app = new Hono()
  .post('/', async (context) => {
    await Promise.resolve();
    return context.text('no', 429);
  })
  .get('/', (context) => context.text('still here'));

/** A client that was refused and is still sending. */
async function beRefused(bytes = BYTES) {
  // Longer than a test may take: it must not end the connection in the place of what is tested.
  const server = createServer({ keepAliveTimeout: minutes(1) }, listenerOf(app));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  sockets.push(socket);
  socket.on('error', () => undefined);
  let heard = '';
  socket.on('data', (text: string) => (heard += text));
  const hears = (words: string) =>
    vi.waitUntil(() => heard.includes(words), { timeout: 120_000, interval: 20 });
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${bytes}\r\n\r\n`);
  await hears('429');
  // A client that is hung up on may get an error first, as it writes on.
  const left = new Promise<boolean>((resolve) => {
    socket.once('close', () => resolve(true));
  });
  return { socket, hears, left };
}

it('lets a refused client finish, however slowly, and goes on with the next request', async () => {
  const { socket, hears } = await beRefused();
  for (let part = 0; part < 10; part += 1) {
    await vi.advanceTimersByTimeAsync(2500);
    socket.write(Buffer.alloc(BYTES / 10));
  }
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(await hears('still here')).toBe(true);
});

it('hangs up when half a minute was not enough', async () => {
  const { left } = await beRefused();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await left).toBe(true);
});

it('hangs up when more comes than any request may have', async () => {
  const { socket, left } = await beRefused(10 * PALM_IMAGE_MAX_BYTES);
  socket.write(Buffer.alloc(2 * PALM_IMAGE_MAX_BYTES));
  expect(await left).toBe(true);
});
