/*
 * Preloaded into a server under test: its clock runs ahead by the milliseconds that stand in the file
 * named by CLOCK_AHEAD_FILE, so that a journey need not wait fifteen minutes for a code to expire.
 */
import { existsSync, readFileSync } from 'node:fs';

const file = process.env['CLOCK_AHEAD_FILE'] ?? '';

const LOOK_EVERY_MS = 50;
let readAt = -Infinity;
let ahead = 0;

/** A server asks for the time thousands of times a second: the file is not read each time. */
const aheadMs = () => {
  if (performance.now() - readAt < LOOK_EVERY_MS) return ahead;
  ahead = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  readAt = performance.now();
  return ahead;
};

const now = Date.now.bind(Date);
const nowAhead = () => now() + aheadMs();

globalThis.Date = new Proxy(Date, {
  construct: (RealDate, given) =>
    Reflect.construct(RealDate, given.length > 0 ? given : [nowAhead()]),
  get: (RealDate, name) => (name === 'now' ? nowAhead : Reflect.get(RealDate, name)),
});
