import { pathOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { SERVED_BY_SERVER } from '@palm/contract/site';

type Handler = 'page' | 'asset' | 'events';

const EVENTS = pathOf({ name: 'track-events' satisfies Calls['trackEvents']['name'] });

/** The parts of a request that decide its handler. */
interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * The handler of a request: pages, assets or events; null leaves it to the network, as if there were
 * no worker. Calls, sign-in, the mailbox, billing and the API's docs always go to the server: no answer about a
 * user is ever cached here.
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
