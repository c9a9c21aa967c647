import type { ClientOptions, HttpResponse } from '@palm/contract/client';

interface Watch {
  readonly signal: AbortSignal;
  readonly onProgress: (sentBytes: number) => void;
}

/** `fetch` does not tell how much of a body is on its way; the older request does. */
export const sendWithProgress =
  ({ signal, onProgress }: Watch): ClientOptions['send'] =>
  (path, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, path);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
      request.addEventListener('load', () => resolve(responseOf(request)));
      const fail = () => reject(new Error('the request got no answer'));
      request.addEventListener('error', fail);
      request.addEventListener('abort', fail);
      signal.addEventListener('abort', () => request.abort(), { once: true });
      if (signal.aborted) fail();
      else request.send(body ?? null);
    });

const responseOf = (request: XMLHttpRequest): HttpResponse => ({
  ok: request.status >= 200 && request.status < 300,
  headers: { get: (name) => request.getResponseHeader(name) },
  json: async (): Promise<unknown> => JSON.parse(request.responseText),
});
