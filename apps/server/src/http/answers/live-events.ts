import { EVENTS_PATH } from '@palm/contract/call';
import { minutes } from '@palm/contract/durations';
import { EVENT_HEARTBEAT_MS } from '@palm/contract/limits';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { limitRate, type RateRule } from '../limits/limit-rate.ts';
import { Refusal, refuse } from './refusal.ts';

/** A person with more tabs than this learns in the others by the regular check. */
const MAX_STREAMS = 12;
const RATE: RateRule = { max: 300, perMs: minutes(15) };

/**
 * Server-sent events for a signed-in user. They carry no content: a client that receives `subscription` makes a call,
 * which also tells it when the session was ended elsewhere. `ready` comes first, because events may have been missed
 * before the stream opened. A stream ends with its access token, so that an ended session receives nothing more; the
 * client reconnects with a new token.
 */
export function liveEvents(deps: Deps): Hono {
  const app = new Hono();
  app.get(EVENTS_PATH, async (context) => {
    const token = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
    const actor = (await deps.tokens.access.actorOf(token)) ?? refuse('signed_out');
    await deps.db.checkSession(actor);
    await limitRate(deps, `events:${actor.userId}`, RATE);
    if (deps.changes.watchersOf(actor.userId) >= MAX_STREAMS) {
      throw new Refusal('too_many_requests', { retryAfterMs: EVENT_HEARTBEAT_MS });
    }
    const isStillHeld = async () => (await deps.tokens.access.actorOf(token)) !== null;
    return new Response(eventStream(deps, actor.userId, isStillHeld), {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // nginx would otherwise hold events back until its buffer is full.
        'x-accel-buffering': 'no',
      },
    });
  });
  return app;
}

function eventStream(
  deps: Pick<Deps, 'changes'>,
  userId: string,
  isStillHeld: () => Promise<boolean>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const endings: (() => void)[] = [];
  let isOpen = true;
  const stop = (): void => {
    isOpen = false;
    for (const ending of endings.splice(0)) ending();
  };
  return new ReadableStream({
    start: (controller) => {
      const send = (text: string): void => {
        if (isOpen) controller.enqueue(encoder.encode(text));
      };
      const end = (): void => {
        if (!isOpen) return;
        stop();
        controller.close();
      };
      const heartbeat = setInterval(() => {
        void isStillHeld().then((isHeld) => (isHeld ? send(': heartbeat\n\n') : end()));
      }, EVENT_HEARTBEAT_MS);
      endings.push(() => clearInterval(heartbeat));
      send('event: ready\ndata: {}\n\n');
      const changed = (): void => send('event: subscription\ndata: {}\n\n');
      endings.push(deps.changes.watch(userId, { changed, ended: end }));
    },
    cancel: stop,
  });
}
