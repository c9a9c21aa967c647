/* The calls of all topics. */
export * from './accounts.ts';
export * from './admin.ts';
export * from './analytics.ts';
export * from './data-rights.ts';
export * from './dates.ts';
export * from './history.ts';
export * from './mail.ts';
export * from './oracle.ts';
export * from './palms.ts';
export * from './people.ts';
export * from './profiles.ts';
export * from './reveal.ts';
export * from './push.ts';
export * from './security.ts';
export * from './server.ts';
export * from './shares.ts';
export * from './subscriptions.ts';
