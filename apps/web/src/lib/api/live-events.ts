import { EVENTS_PATH } from '@palm/contract/call';
import { EVENT_HEARTBEAT_MS, EVENT_RECONNECT_MS } from '@palm/contract/limits';

/** Two heartbeats were missed: the connection is dead, though it was not closed. */
const SILENCE_MS = 2.5 * EVENT_HEARTBEAT_MS;

interface LiveEvents {
  readonly send: (path: string, request: RequestInit) => Promise<Response>;
  /** The current access token; null while there is none. */
  readonly token: () => string | null;
  readonly onEvent: (name: string) => void;
}

/** Listens to the server's events and reconnects until stopped. */
export function followEvents(events: LiveEvents): () => void {
  const leaving = new AbortController();
  void follow(events, leaving.signal);
  return () => leaving.abort();
}

async function follow(events: LiveEvents, leaving: AbortSignal): Promise<void> {
  let failures = 0;
  while (!leaving.aborted) {
    // A stream ends when its access token expires, so an end after some events is normal.
    if (await listen(events, leaving)) failures = 0;
    await pause(waitAfter(failures), leaving);
    failures += 1;
  }
}

const waitAfter = (failures: number): number =>
  EVENT_RECONNECT_MS[Math.min(failures, EVENT_RECONNECT_MS.length - 1)] ?? 0;

/** True if anything was heard before the stream ended, however it ended. */
async function listen({ send, token, onEvent }: LiveEvents, leaving: AbortSignal) {
  const bearer = token();
  if (bearer === null) return false;
  const silence = new AbortController();
  let watch = setTimeout(() => silence.abort(), SILENCE_MS);
  let isHeard = false;
  try {
    const response = await send(EVENTS_PATH, {
      headers: { authorization: `Bearer ${bearer}` },
      signal: AbortSignal.any([leaving, silence.signal]),
    });
    if (!response.ok || response.body === null) return false;
    await readEvents(response.body, (names) => {
      isHeard = true;
      clearTimeout(watch);
      watch = setTimeout(() => silence.abort(), SILENCE_MS);
      if (!leaving.aborted) names.forEach(onEvent);
    });
  } catch {
    // No connection, or an aborted one: the loop tries again.
  } finally {
    clearTimeout(watch);
  }
  return isHeard;
}

async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onText: (names: readonly string[]) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let unfinished = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const { names, rest } = takeEvents(unfinished + value);
    unfinished = rest;
    onText(names);
  }
}

/** The names of the events that have come whole; a heartbeat is a comment and has none. */
export function takeEvents(text: string): { names: string[]; rest: string } {
  const blocks = text.split(/\r?\n\r?\n/);
  const rest = blocks.pop() ?? '';
  return { names: blocks.flatMap((block) => /^event: ?(\S+)/m.exec(block)?.[1] ?? []), rest };
}

const pause = (ms: number, leaving: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const leave = () => {
      clearTimeout(timer);
      resolve();
    };
    if (leaving.aborted) leave();
    else leaving.addEventListener('abort', leave, { once: true });
  });
