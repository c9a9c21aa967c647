import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** What one household or one rented server gets of IPv6, and can change its address in at will (RFC 6177). */
const SHARED_GROUPS = 4;
/** An IPv4 client as a socket of both kinds names it (RFC 4291, 2.5.5.2). */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Whom a limit counts as one client: an address of IPv4, a /64 of IPv6. */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const network = groupsOf(address).slice(0, SHARED_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** All eight groups; `::` stands for as many zeros as are missing. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = tail.split(':').filter((group) => group !== '');
  const missing = Math.max(0, GROUPS - before.length - after.length);
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after];
}
