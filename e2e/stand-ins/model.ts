/**
 * A language model that speaks OpenAI's protocol over HTTP and says a word only when the journey tells it to, so that
 * what a user sees in the middle of an answer can be looked at for as long as it takes.
 */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answer, spoken by hand. */
export interface Speaking {
  title(words: string): void;
  say(text: string, cites?: readonly string[]): void;
  finish(): void;
  /** The caller has hung up. */
  readonly left: Promise<unknown>;
}

export interface ModelStandIn {
  readonly baseUrl: string;
  /** The next question that comes, or that has come and was not yet spoken to. */
  asked(): Promise<Speaking>;
  /** From now on every question is answered like this. */
  answerWith(status: 200 | 503): void;
  close(): Promise<void>;
}

const event = (delta: object, reason: string | null = null): string =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'stand-in',
    choices: [{ index: 0, delta, finish_reason: reason }],
  })}\n\n`;

function speakInto(response: ServerResponse): Speaking {
  const left = once(response, 'close');
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(event({ role: 'assistant', content: '' }));
  const tell = (line: object) => response.write(event({ content: `${JSON.stringify(line)}\n` }));
  return {
    title: (title) => tell({ title }),
    say: (text, cites = []) => tell({ text, cites }),
    finish: () => response.end(`${event({}, 'stop')}data: [DONE]\n\n`),
    left,
  };
}

export async function startModelStandIn(): Promise<ModelStandIn> {
  const unspoken: Speaking[] = [];
  const waiting: ((speaking: Speaking) => void)[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    request.resume();
    if (status !== 200) {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'overloaded', type: 'server_error' } }));
      return;
    }
    const speaking = speakInto(response);
    const next = waiting.shift();
    if (next) return next(speaking);
    unspoken.push(speaking);
    // Nobody waits any more for what is said to it.
    response.once('close', () => {
      const at = unspoken.indexOf(speaking);
      if (at >= 0) unspoken.splice(at, 1);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked: () => {
      const speaking = unspoken.shift();
      return speaking
        ? Promise.resolve(speaking)
        : new Promise((resolve) => {
            waiting.push(resolve);
          });
    },
    answerWith: (next) => {
      status = next;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
