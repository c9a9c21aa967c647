import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { drainOf } from './drain.ts';

const sockets: Socket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

function connectTo(server: Server): Socket {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it has no port');
  const socket = connect(address.port, '127.0.0.1').setEncoding('utf8');
  sockets.push(socket);
  return socket.on('error', () => {});
}

/** A client whose request has arrived, and to which nothing has been said yet. */
async function arrive() {
  const server = createServer().listen(0, '127.0.0.1');
  const drain = drainOf(server);
  await once(server, 'listening');
  const socket = connectTo(server);
  let heard = '';
  socket.on('data', (text: string) => (heard += text));
  const arrived = once(server, 'request');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const [, response] = await arrived;
  return { server, drain, socket, response, left: once(socket, 'close'), heard: () => heard };
}

it('waits for an answer that is under way, and leaves no connection open', async () => {
  const { drain, response, left, heard } = await arrive();
  const drained = drain.finish(60_000);
  response.end('the whole answer');
  await Promise.all([drained, left]);
  expect(heard()).toContain('the whole answer');
});

it('closes a connection on which nothing was ever asked, and goes on waiting for the others', async () => {
  const { server, drain, response, left, heard } = await arrive();
  const accepted = once(server, 'connection');
  const unused = connectTo(server).resume();
  await accepted;
  const drained = drain.finish(600_000);
  await once(unused, 'close');
  response.end('the whole answer');
  await Promise.all([drained, left]);
  expect(heard()).toContain('the whole answer');
});

it('cuts off whom it cannot wait for any longer', async () => {
  const { drain, response, left, heard } = await arrive();
  response.write('half an ');
  await Promise.all([drain.finish(1), left]);
  expect(heard()).not.toContain('answer');
});

it('asks a client whose request is under way to close the connection, and does not close it first', async () => {
  const { server, drain, response, left, heard } = await arrive();
  drain.begin();
  response.end('the last answer');
  await left;
  expect(heard()).toMatch(/^connection: close\r$/im);
  expect(heard()).toContain('the last answer');
  await Promise.all([once(server, 'close'), drain.finish(60_000)]);
});

it('keeps connections alive until it begins, and still takes requests after', async () => {
  const { server, drain, socket, response, left, heard } = await arrive();
  response.end('first');
  await once(response, 'close');
  drain.begin();
  const arrived = once(server, 'request');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const [, second] = await arrived;
  second.end('second');
  await left;
  expect(heard().match(/^connection: .*(?=\r$)/gim)).toEqual([
    'Connection: keep-alive',
    'connection: close',
  ]);
  await drain.finish(60_000);
});
