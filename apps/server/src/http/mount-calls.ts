import { EVENT_STREAM, pathOf, type Call, type StreamingCall } from '@palm/contract/call';
import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { RateLeases } from '../platform/rate-limit/rate-leases.ts';
import { AtOnce, atOnceLimits } from './limits/at-once.ts';
import { callerOf } from './caller.ts';
import { limitBody } from './bodies/limit-body.ts';
import { limitLeasedRate, limitPerson } from './limits/limit-rate.ts';
import { limitOf, withInput } from './bodies/read-input.ts';
import { refuse } from './answers/refusal.ts';
import { streamAnswer } from './answers/stream-answer.ts';
import { withTimeLimit } from './limits/time-limit.ts';
import { isFromElsewhere, actorFor } from './actor-for.ts';
import type { CallMount, AnyHandler } from './call-mount.ts';

const CALL_MAX_MS = 30_000;

export function mountCalls<Calls extends Record<string, Call>>(
  deps: Deps,
  mount: CallMount<Calls>,
): Hono {
  const app = new Hono();
  const leases = new RateLeases();
  const atOnce = new AtOnce();
  const secureCookies = deps.config.publicUrl.startsWith('https:');
  for (const [key, call] of Object.entries(mount.calls)) {
    const handler = mount.handlers[key] as unknown as AnyHandler;
    const rate = mount.rates[key] ?? null;
    const { maxBytes, tooLarge } = limitOf(call);
    app.on(call.method, pathOf(call), limitBody(maxBytes, tooLarge), async (context) => {
      const caller = callerOf(context, {
        secureCookies,
        trustedIpHeader: deps.config.trustedIpHeader,
      });
      const { network } = caller;
      if (isFromElsewhere(context)) return refuse('invalid_input');
      if (rate) await limitLeasedRate(deps, leases, `${key}:${network}`, rate);
      const actor = await actorFor(deps, mount, call, context);
      const asUser =
        actor && ((work: Parameters<Deps['db']['asUser']>[1]) => deps.db.asUser(actor, work));
      const own = actor && deps.db.eachAsUser(actor);
      const work = (tell: (part: unknown) => boolean) =>
        atOnce.run(
          atOnceLimits(key, mount.atOnce?.[key], { userId: actor?.userId, network }),
          async () => {
            if (actor) await limitPerson(deps, `${key}:${actor.userId}`, rate);
            return withInput({ uploads: mount.uploads, atOnce, call, context, network }, (input) =>
              withTimeLimit(CALL_MAX_MS, context.req.raw.signal, (signal) =>
                handler({ deps, input, caller, refuse, actor, asUser, own, tell, signal }),
              ),
            );
          },
        );
      const requestId = context.get('requestId');
      if (isStreaming(call) && context.req.header('accept')?.includes(EVENT_STREAM)) {
        const refusalOf = (error: unknown) => mount.refusalOf(error, context);
        return streamAnswer({ call, requestId, refusalOf }, work);
      }
      const answer = await work(() => false);
      // An answer of the wrong shape is our bug: it fails here, not in the browser.
      return context.json(call.output.parse(answer), 200, { 'cache-control': 'no-store' });
    });
  }
  return app;
}

const isStreaming = (call: Call): call is StreamingCall => call.streams !== undefined;
