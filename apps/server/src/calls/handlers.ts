import type { Calls } from '@palm/contract/calls';
import type { Handlers } from '../http/handler.ts';
import { accountHandlers } from './handlers/accounts.ts';
import { adminHandlers } from './handlers/admin.ts';
import { analyticsHandlers } from './handlers/analytics.ts';
import { dataRightsHandlers } from './handlers/data-rights.ts';
import { dateHandlers } from './handlers/dates.ts';
import { historyHandlers } from './handlers/history.ts';
import { mailHandlers } from './handlers/mail.ts';
import { oracleHandlers } from './handlers/oracle.ts';
import { palmHandlers } from './handlers/palms.ts';
import { peopleHandlers } from './handlers/people.ts';
import { profileHandlers } from './handlers/profiles.ts';
import { pushHandlers } from './handlers/push.ts';
import { revealHandlers } from './handlers/reveal.ts';
import { savedReadingHandlers } from './handlers/saved-readings.ts';
import { securityHandlers } from './handlers/security.ts';
import { serverHandlers } from './handlers/server.ts';
import { shareHandlers } from './handlers/shares.ts';
import { subscriptionHandlers } from './handlers/subscriptions.ts';

/** What each call does. Parsing, sign-in, limits, logging and status codes have happened around it. */
export const handlers: Handlers<Calls> = {
  ...accountHandlers,
  ...adminHandlers,
  ...analyticsHandlers,
  ...dataRightsHandlers,
  ...dateHandlers,
  ...historyHandlers,
  ...mailHandlers,
  ...oracleHandlers,
  ...palmHandlers,
  ...peopleHandlers,
  ...profileHandlers,
  ...pushHandlers,
  ...revealHandlers,
  ...savedReadingHandlers,
  ...securityHandlers,
  ...serverHandlers,
  ...shareHandlers,
  ...subscriptionHandlers,
};
