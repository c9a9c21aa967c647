import type * as everyCall from './calls/every-call.ts';

/**
 * Every call there is. The server will not compile while one of them lacks its handler. As a namespace, so that a page
 * of the web loads the topics it uses and not all of them.
 */
export * as calls from './calls/every-call.ts';

export type Calls = typeof everyCall;
