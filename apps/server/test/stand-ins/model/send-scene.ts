import type { ServerResponse } from 'node:http';

/** Each piece in a packet of its own, and on its way before anything else happens to the line. */
export const send = (response: ServerResponse, text: string): Promise<void> =>
  new Promise((resolve) => {
    if (text === '') {
      response.flushHeaders();
      resolve();
    } else {
      response.write(text, () => resolve());
    }
  });

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
