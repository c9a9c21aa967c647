import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as schema from '../../platform/db/schema.ts';

type Schema = typeof schema;
/** Every table whose rows belong to a user. */
type OwnedTables = {
  [
    Name in keyof Schema as Schema[Name] extends PgTable & { userId: PgColumn } ? Name : never
  ]: Schema[Name];
};

/** What an export shows of a table. Whatever it leaves out, it says why. */
export type Treatment<Table extends PgTable = PgTable> =
  | {
      readonly title: string;
      readonly about: string;
      readonly without?: { readonly [Column in keyof Table['_']['columns']]?: string };
    }
  | { readonly withheld: string };

const SECRET = 'A secret by which the server recognises you; in a file it could be stolen.';
const IN_THE_MAIL = 'It was sent to you, and may hold a link that signs you in.';

export const accountTreatment: Treatment<Schema['users']> = {
  title: 'Your account',
  about: 'How you sign in, and what you accepted when you signed up.',
  without: { passwordHash: SECRET },
};

/** One decision for each table: it does not compile while a new one has none. */
export const exportedTables: { [Name in keyof OwnedTables]: Treatment<OwnedTables[Name]> } = {
  profiles: {
    title: 'Your profile',
    about: 'The birth details that your chart and your readings rest on.',
  },
  biometricAnalyses: {
    title: 'Saved palm readings',
    about: 'What you saved, with the lines that were traced in your palm.',
  },
  palmScans: {
    title: 'Palm scans',
    about: 'That a palm was read, and for a day what was shown.',
  },
  palmPhotos: {
    title: 'Palm photos',
    about: 'The photos that you chose to keep, and any still waiting to be read.',
  },
  chatMessages: {
    title: 'Conversation with the Oracle',
    about: 'What you asked and what was answered, for 90 days or as long as you keep it.',
  },
  chatStates: {
    title: 'What the Oracle keeps in mind',
    about:
      'The subject of your conversation, who it is about, and what was said, until you clear it.',
  },
  chatUsage: {
    title: 'Questions asked',
    about: 'How many questions each day has seen.',
  },
  chatReservations: {
    title: 'Questions being answered',
    about: 'Held for a minute at most, so that a question without an answer costs nothing.',
  },
  modelCalls: {
    title: 'Language model',
    about:
      'When a language model wrote for you, how long it took and what it cost; never the words.',
  },
  historyPages: {
    title: 'Your history',
    about:
      'Every page you were shown, with your notes, for 90 days or as long as you keep it. A partner is named by the sign alone.',
  },
  sharedPages: {
    title: 'Links you made',
    about: 'Which pages and palm readings a public link leads to, what it shows, and since when.',
    without: { secretHash: SECRET },
  },
  readingPages: {
    title: 'Passages used',
    about: 'Which passages your readings used, for 300 days, so that none comes again too soon.',
  },
  people: {
    title: 'Your people',
    about: 'The people you added, with the birth details you gave for them.',
  },
  calendarFeeds: {
    title: 'Calendar link',
    about: 'Since when a private link of yours shows your dates to a calendar app.',
    without: { secretHash: SECRET },
  },
  pushDevices: {
    title: 'Reminders',
    about: 'The browsers that get reminders, of which kind, and between which hours none.',
    without: { endpoint: SECRET, p256dh: SECRET, auth: SECRET },
  },
  emailPreferences: {
    title: 'Mail preferences',
    about: 'Which daily mails you want.',
  },
  mailSchedule: {
    title: 'When the next mail is due',
    about: 'The time zone that your browser was last in, and the moment of your next daily mail.',
  },
  dailyMails: {
    title: 'Daily mails',
    about: 'Which daily mails went out in the last two weeks. Their words go once they are sent.',
  },
  mailStops: {
    title: 'Stopped mail',
    about: 'An address of yours that refused our mail, or from which it was reported.',
  },
  subscriptions: {
    title: 'Subscriptions',
    about: 'The newest state that the payment provider has told us.',
  },
  checkouts: {
    title: 'Checkouts and consents',
    about: 'What you were shown before you subscribed, word for word, and when you accepted it.',
  },
  billingCustomers: {
    title: 'Payment provider',
    about:
      'The number by which the payment provider knows you. Card details are there, never here.',
  },
  billingNotices: {
    title: 'Billing mails',
    about: 'What you were told about your subscription.',
  },
  sessions: {
    title: 'Where you are signed in',
    about: 'One line for each browser.',
    without: { secretHash: SECRET },
  },
  userRoles: { title: 'Roles', about: 'Whether you are an administrator.' },
  appAnalytics: {
    title: 'Events',
    about: 'Pages you opened and things you did, as the statistics count them.',
  },
  addressChanges: {
    title: 'Changes of address',
    about: 'One that waits for its code, or of which your old address is yet to be told.',
    without: { codeHash: SECRET },
  },
  dataExports: {
    title: 'Exports',
    about: 'This file.',
    without: { ticketHash: SECRET },
  },
  signupAttempts: {
    title: 'Confirmations under way',
    about: 'Codes that were mailed to confirm your address.',
    without: { passwordHash: SECRET, codeHash: SECRET, linkHash: SECRET },
  },
  passwordResets: {
    title: 'Password resets under way',
    about: 'Links that were mailed to choose a new password.',
    without: { tokenHash: SECRET },
  },
  outboxMails: {
    title: 'Mails',
    about: 'Mails to you that a server without mail delivery keeps for 30 days.',
    without: { text: IN_THE_MAIL, html: IN_THE_MAIL },
  },
  localCheckouts: {
    title: 'Test checkouts',
    about: 'What the test mode keeps in place of a payment provider.',
    without: { token: SECRET },
  },
  localSubscriptions: {
    title: 'Test subscriptions',
    about: 'What the test mode keeps in place of a payment provider.',
  },
  localPortals: {
    withheld: 'An address that is good for an hour and opens the page of the test mode.',
  },
  deletions: { withheld: 'Written when an account is gone: who can export has none.' },
};
