import { pathOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { SERVED_BY_SERVER } from '@palm/contract/site';

type Handler = 'page' | 'asset' | 'events';

const EVENTS = pathOf({ name: 'track-events' satisfies Calls['trackEvents']['name'] });

/** The part of a request that decides who answers it. */
interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * Who answers a request: the keeper of pages, the keeper of assets, the one who passes on events, or, for null, the
 * network as if there were no worker. Calls, sign-in, the mailbox, billing and the API's docs are the server's alone: no answer about a
 * person is ever kept here.
 */
export function handlerFor({ method, mode, url }: Asked, origin: string): Handler | null {
  const { pathname, origin: askedOrigin } = new URL(url);
  if (method === 'POST' && askedOrigin === origin && pathname === EVENTS) return 'events';
  if (method !== 'GET' || askedOrigin !== origin || isServers(pathname)) return null;
  if (mode === 'navigate') return 'page';
  return pathname.startsWith('/assets/') ? 'asset' : null;
}

const isServers = (pathname: string): boolean =>
  SERVED_BY_SERVER.some((path) => pathname === path || pathname.startsWith(`${path}/`));
