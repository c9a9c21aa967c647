/** The things the product keeps, with the field names that travel between server and client. */
export * from './entities/user.ts';
export * from './entities/session.ts';
export * from './entities/profile.ts';
export * from './entities/kept-person.ts';
export * from './entities/saved-reading.ts';
export * from './entities/email-preferences.ts';
export * from './entities/analytics-event.ts';
export * from './entities/chat-message.ts';
export * from './entities/subscription-state.ts';
export * from './entities/admin-entities.ts';
