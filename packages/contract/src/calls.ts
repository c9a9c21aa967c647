/** Every call there is. The server will not compile while one of them lacks its handler. */
import * as accounts from './calls/accounts.ts';
import * as analytics from './calls/analytics.ts';
import * as profiles from './calls/profiles.ts';
import * as server from './calls/server.ts';

export const calls = { ...accounts, ...analytics, ...profiles, ...server };

export type Calls = typeof calls;
