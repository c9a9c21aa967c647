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

/**
 * The events of a stream, as each has come whole; comments, such as a heartbeat, are none.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export async function* readEvents(body: ByteStream): AsyncGenerator<ServerSentEvent, void, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let unfinished = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const { events, rest } = takeEvents(unfinished + decoder.decode(value, { stream: true }));
      unfinished = rest;
      yield* events;
    }
  } finally {
    // A caller that stops reading hangs up. A stream that broke cannot be cancelled, and need not be.
    await reader.cancel().catch(() => undefined);
  }
}

/** An event ends with an empty line; what has not ended waits for the rest of it. */
function takeEvents(text: string): { events: ServerSentEvent[]; rest: string } {
  const blocks = text.split(/\r?\n\r?\n/);
  const rest = blocks.pop() ?? '';
  return { events: blocks.flatMap(eventIn), rest };
}

function eventIn(block: string): ServerSentEvent[] {
  const fields = block.split(/\r?\n/).map((line) => /^(\w+): ?(.*)$/.exec(line));
  const valuesOf = (name: string) =>
    fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []));
  const data = valuesOf('data');
  return data.length === 0
    ? []
    : [{ name: valuesOf('event').at(-1) ?? 'message', data: data.join('\n') }];
}
