import { createHash } from 'node:crypto';
import type { CountryHelp } from '@palm/contract/help-lines';
import { type Route, routeMessage } from '@palm/oracle/safety';

export type RouteOf = (message: string, help: CountryHelp | null) => Route;

const HELD = 2000;

/**
 * Routes messages, and remembers of which ones there is nothing to say: the same question comes from many people, and
 * again from those who were told to try later. Only hashes are held, never words.
 */
export function createRouteMemory(route: typeof routeMessage = routeMessage): RouteOf {
  const open = new Set<string>();
  return (message, help) => {
    const hash = createHash('sha256').update(message).digest('base64');
    if (open.has(hash)) return { kind: 'open' };
    const found = route(message, { help });
    if (found.kind === 'open') open.add(hash);
    const [oldest] = open;
    if (open.size > HELD && oldest !== undefined) open.delete(oldest);
    return found;
  };
}
