import { EVENT_STREAM, pathOf, type Call, type StreamingCall } from '@palm/contract/call';
import { Hono, type Context } from 'hono';
import type { Deps } from '../deps.ts';
import type { Actor } from '../platform/db/db.ts';
import { RateLeases } from '../platform/rate-limit/rate-leases.ts';
import { AtOnce, atOnceLimits, type AtOnceRule } from './limits/at-once.ts';
import { callerOf } from './caller.ts';
import type { Handlers } from './handler.ts';
import { limitBody } from './bodies/limit-body.ts';
import { limitLeasedRate, limitPerson, type RateRule } from './limits/limit-rate.ts';
import { limitOf, withInput } from './bodies/read-input.ts';
import { refuse } from './answers/refusal.ts';
import type { RefusalOf } from './answers/refusal-of.ts';
import { streamAnswer } from './answers/stream-answer.ts';
import { withTimeLimit } from './limits/time-limit.ts';

const CALL_MAX_MS = 30_000;

export interface CallMount<Calls extends Record<string, Call>> {
  readonly calls: Calls;
  readonly handlers: Handlers<Calls>;
  /** How often one address may use each call; null where a session already bounds it. */
  readonly rates: Readonly<Record<keyof Calls, RateRule | null>>;
  /** How many of a call may be under way; as many as come where nothing is said. */
  readonly atOnce?: Readonly<Partial<Record<keyof Calls, AtOnceRule>>>;
  /** The user of this access token; null when it is not valid. */
  readonly actorOf: (token: string) => Promise<Actor | null>;
  readonly isAdmin: (deps: Deps, actor: Actor) => Promise<boolean>;
  /** What an error is answered with; noted down where it is a bug of ours. */
  readonly refusalOf: RefusalOf;
}

/** The handler as the mount sees it: what it is given was checked against the call just before. */
type AnyHandler = (context: Record<string, unknown>) => Promise<unknown>;

export function mountCalls<Calls extends Record<string, Call>>(
  deps: Deps,
  mount: CallMount<Calls>,
): Hono {
  const app = new Hono();
  const leases = new RateLeases();
  const atOnce = new AtOnce();
  const secureCookies = deps.publicUrl.startsWith('https:');
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
            return withInput({ deps, atOnce, call, context, network }, (input) =>
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

/**
 * The browser states the origin of a request. SameSite keeps our cookie from other sites, but not from other subdomains
 * of the same domain, whose pages could sign a user out.
 */
const isFromElsewhere = (context: Context): boolean =>
  ['cross-site', 'same-site'].includes(context.req.header('sec-fetch-site') ?? '');

const isStreaming = (call: Call): call is StreamingCall => call.streams !== undefined;

async function actorFor<Calls extends Record<string, Call>>(
  deps: Deps,
  mount: CallMount<Calls>,
  call: Call,
  context: Context,
): Promise<Actor | null> {
  if (call.access === 'anyone') return null;
  const token = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1];
  const actor = token === undefined ? null : await mount.actorOf(token);
  if (call.access === 'either') return actor;
  if (actor === null) return refuse('signed_out');
  if (call.access === 'admin' && !(await mount.isAdmin(deps, actor))) return refuse('forbidden');
  return actor;
}
