import { Session } from '@palm/contract/entities';

/** `SIGNED_OUT` was requested in this browser. `SESSION_ENDED`: the server no longer knows the session. */
const authEvents = [
  'INITIAL_SESSION',
  'SIGNED_IN',
  'SIGNED_OUT',
  'SESSION_ENDED',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'USER_DELETED',
] as const;
export type AuthEvent = (typeof authEvents)[number];

/** An event, and the session after it. */
export interface AuthMessage {
  readonly event: AuthEvent;
  readonly session: Session | null;
}

const isAuthEvent = (event: unknown): event is AuthEvent =>
  authEvents.some((known) => known === event);

/** Another tab may run an older build, so its messages are validated. */
export function parseAuthMessage(data: unknown): AuthMessage | null {
  if (typeof data !== 'object' || data === null || !('event' in data) || !('session' in data)) {
    return null;
  }
  if (!isAuthEvent(data.event)) return null;
  if (data.session === null) return { event: data.event, session: null };
  const session = Session.safeParse(data.session);
  return session.success ? { event: data.event, session: session.data } : null;
}
