import { createParser } from 'eventsource-parser';

/** Bytes that arrive over time: `Response.body`, as far as a reader of events needs it. */
export interface ByteStream {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
    cancel(): Promise<void>;
  };
}

export interface ServerSentEvent {
  readonly name: string;
  readonly data: string;
}

/* Every platform has it, under this name; the contract compiles without any. */
declare const TextDecoder: new () => {
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
};

/** The events of a stream, as each has come whole; comments, such as a heartbeat, are none. */
export async function* readEvents(body: ByteStream): AsyncGenerator<ServerSentEvent, void, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let whole: ServerSentEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => whole.push({ name: event, data }),
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* whole;
      whole = [];
    }
  } finally {
    // A caller that stops reading hangs up. A stream that broke cannot be cancelled, and need not be.
    await reader.cancel().catch(() => undefined);
  }
}
