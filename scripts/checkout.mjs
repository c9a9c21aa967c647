import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('..', import.meta.url));

/** @param {...string} parts */
export const inCheckout = (...parts) => join(checkout, ...parts);

/** What is costly to get and the same for every checkout lives here, outside of all of them. */
export const cacheRoot = () =>
  join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'palm-and-soul');
