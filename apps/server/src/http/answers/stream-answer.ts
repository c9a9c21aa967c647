import { EVENT_STREAM, type StreamingCall } from '@palm/contract/call';
import { STREAM_HEARTBEAT_MS } from '@palm/contract/limits';
import { refusalBody, type Refusal } from './refusal.ts';

interface StreamOptions {
  readonly call: StreamingCall;
  readonly requestId: string;
  /** What an error after the first byte is called. */
  readonly refusalOf: (error: unknown) => Refusal;
}

/**
 * The answer of a call as server-sent events: `part` for each part, then `done` with the whole. Until the first part
 * nothing is sent, so that a refusal still has its status; after it, a failure is the event `problem`.
 */
export function streamAnswer(
  { call, requestId, refusalOf }: StreamOptions,
  work: (tell: (part: unknown) => boolean) => Promise<unknown>,
): Promise<Response> {
  const opened = Promise.withResolvers<Response>();
  const events = openEvents();
  let isBegun = false;
  const begin = (): void => {
    if (isBegun) return;
    isBegun = true;
    opened.resolve(new Response(events.body, { headers: HEADERS }));
  };
  const tell = (part: unknown): boolean => {
    const data = call.streams.parse(part);
    begin();
    return events.send('part', data);
  };
  const answerAll = async (): Promise<void> => {
    try {
      const data = call.output.parse(await work(tell));
      begin();
      events.send('done', data);
    } catch (error) {
      if (isBegun) events.send('problem', refusalBody(refusalOf(error), requestId));
      else opened.reject(error);
    } finally {
      events.end();
    }
  };
  void answerAll();
  return opened.promise;
}

const HEADERS = {
  'content-type': `${EVENT_STREAM}; charset=utf-8`,
  'cache-control': 'no-store',
  // nginx would otherwise hold events back until its buffer is full.
  'x-accel-buffering': 'no',
};

function openEvents() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const write = (text: string): boolean => {
    controller?.enqueue(encoder.encode(text));
    return controller !== null;
  };
  const heartbeat = setInterval(() => write(': heartbeat\n\n'), STREAM_HEARTBEAT_MS);
  const leave = (): void => {
    clearInterval(heartbeat);
    controller = null;
  };
  return {
    body: new ReadableStream<Uint8Array>({
      start: (own) => {
        controller = own;
      },
      cancel: leave,
    }),
    /** False once the client has disconnected. */
    send: (name: string, data: unknown): boolean =>
      write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    end: (): void => {
      controller?.close();
      leave();
    },
  };
}
