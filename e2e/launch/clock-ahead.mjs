/*
 * Preloaded into a server under test: its clock runs ahead by the milliseconds that stand in the file
 * named by CLOCK_AHEAD_FILE, so that a journey need not wait fifteen minutes for a code to expire.
 */
import { readFileSync } from 'node:fs';

const file = process.env['CLOCK_AHEAD_FILE'] ?? '';

const aheadMs = () => {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    // The clock has not been moved yet.
    return 0;
  }
};

const now = Date.now.bind(Date);
const nowAhead = () => now() + aheadMs();

globalThis.Date = new Proxy(Date, {
  construct: (RealDate, given) =>
    Reflect.construct(RealDate, given.length > 0 ? given : [nowAhead()]),
  get: (RealDate, name) => (name === 'now' ? nowAhead : Reflect.get(RealDate, name)),
});
