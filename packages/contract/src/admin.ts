/** What the operator's dashboard shows: counts and states. Never a chat, never a reading. */
export * from './admin/user-query.ts';
export * from './admin/insights.ts';
export * from './admin/model-figures.ts';
export * from './admin/server-health.ts';
export * from './admin/actions.ts';
