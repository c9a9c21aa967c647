import type { Call } from '@palm/contract/call';

/** One name may be read with GET and written to with POST. */
export const anchorOf = ({ name, method }: Call): string =>
  method === 'GET' ? `${name}-read` : name;
export const titleOf = ({ name, method }: Call): string =>
  method === 'GET' ? `${name} (GET)` : name;
