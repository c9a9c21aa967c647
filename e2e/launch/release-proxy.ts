import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReleaseProxy {
  readonly url: string;
  /** From now on the site behind it is another build of the same app. */
  release(name: string): void;
  close(): Promise<void>;
}

/**
 * Stands before a running server and makes of its one build as many releases as a journey needs: each page says on its
 * root element which release it is of, and the service worker has another id.
 */
export async function releaseProxy(serverUrl: string, first: string): Promise<ReleaseProxy> {
  let current = first;
  const proxy = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    // A visitor's calls need no body: the server answers that no user is signed in.
    const headers = { 'content-type': 'application/json' };
    const asked = { method, headers, ...(method === 'POST' && { body: '{}' }) };
    void fetch(serverUrl + url, asked).then((answer) => pass(answer, response, current));
  });
  proxy.listen(0);
  await once(proxy, 'listening');
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    release: (name) => {
      current = name;
    },
    close: async () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

/** Pages and the worker are rewritten; the policy of a page still allows its scripts, which stay as they are. */
async function pass(answer: Response, response: ServerResponse, release: string): Promise<void> {
  const type = answer.headers.get('content-type') ?? '';
  const content = Buffer.from(await answer.arrayBuffer());
  const isWorker = answer.url.endsWith('/service-worker.js');
  const text = type.startsWith('text/html')
    ? content.toString('utf8').replace('<html ', `<html data-release="${release}" `)
    : isWorker
      ? content.toString('utf8').replace(/id:`\w+`/, `id:\`${release}\``)
      : null;
  response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' });
  response.end(text ?? content);
}
