import { hours, seconds } from '@palm/contract/durations';
import type { Log } from '../../log/log.ts';
import { encryptPayload } from '../encrypt-payload.ts';
import type { Push, PushOutcome } from '../push.ts';
import type { Vapid } from '../vapid.ts';

interface WebPushOptions {
  readonly vapid: Vapid;
  /** Hosts of push services; one that begins with a dot stands for all below it. */
  readonly services: readonly string[];
  /** Whether a service on this machine may be spoken to without https, as a stand-in is. */
  readonly allowsPlain: boolean;
  readonly log: Log;
}

const PATIENCE_MS = seconds(10);
/** A reminder of the morning is of no use the next day. */
const KEPT_SECONDS = hours(10) / 1000;

/** Sends messages to the push services of browsers (RFC 8030). */
export function createWebPush({ vapid, services, allowsPlain, log }: WebPushOptions): Push {
  const accepts = (endpoint: string): boolean => {
    const url = URL.parse(endpoint);
    if (url === null || url.username !== '') return false;
    const isSafe = url.protocol === 'https:' || (allowsPlain && url.protocol === 'http:');
    return isSafe && services.some((service) => isOf(url.hostname, service));
  };
  return {
    publicKey: vapid.publicKey,
    accepts,
    send: async (target, message) => {
      // What is no longer a known service must not be reached by an old row.
      if (!accepts(target.endpoint)) return 'gone';
      try {
        const response = await fetch(target.endpoint, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(PATIENCE_MS),
          headers: {
            authorization: await vapid.authorizationFor(target.endpoint),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(KEPT_SECONDS),
            urgency: 'normal',
          },
          body: new Uint8Array(encryptPayload(JSON.stringify(message), target)),
        });
        await response.body?.cancel();
        return outcomeOf(response.status);
      } catch (error) {
        log.warn({ err: error }, 'a push service could not be reached');
        return 'later';
      }
    },
  };
}

const isOf = (host: string, service: string): boolean =>
  service.startsWith('.') ? host.endsWith(service) : host === service;

/** 403: the subscription was made for another key. 404 and 410: the browser has ended it. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  return status === 403 || status === 404 || status === 410 ? 'gone' : 'later';
}
