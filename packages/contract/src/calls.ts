/** Every call there is. The server will not compile while one of them lacks its handler. */
import * as accounts from './calls/accounts.ts';
import * as admin from './calls/admin.ts';
import * as analytics from './calls/analytics.ts';
import * as dataRights from './calls/data-rights.ts';
import * as dates from './calls/dates.ts';
import * as history from './calls/history.ts';
import * as mail from './calls/mail.ts';
import * as oracle from './calls/oracle.ts';
import * as palms from './calls/palms.ts';
import * as people from './calls/people.ts';
import * as profiles from './calls/profiles.ts';
import * as reveal from './calls/reveal.ts';
import * as push from './calls/push.ts';
import * as security from './calls/security.ts';
import * as server from './calls/server.ts';
import * as shares from './calls/shares.ts';
import * as subscriptions from './calls/subscriptions.ts';

export const calls = {
  ...accounts,
  ...admin,
  ...analytics,
  ...dataRights,
  ...dates,
  ...history,
  ...mail,
  ...oracle,
  ...palms,
  ...people,
  ...profiles,
  ...reveal,
  ...push,
  ...security,
  ...server,
  ...shares,
  ...subscriptions,
};

export type Calls = typeof calls;
