import type { Calls } from '@palm/contract/calls';
import { changeAddress } from '../features/accounts/sign-up/change-address.ts';
import { changePassword } from '../features/accounts/passwords/change-password.ts';
import { confirmAddress } from '../features/accounts/sign-up/confirm-address.ts';
import { confirmWithCode, confirmWithLink } from '../features/accounts/sign-up/confirm.ts';
import { startGoogle } from '../features/accounts/google/google.ts';
import {
  requestPasswordReset,
  resetPassword,
} from '../features/accounts/passwords/password-reset.ts';
import { roleOf } from '../features/accounts/roles.ts';
import { endDevice, securityOf } from '../features/accounts/security.ts';
import { openSession, refreshSession, signOut } from '../features/accounts/session.ts';
import { signIn } from '../features/accounts/sign-in.ts';
import { signUp } from '../features/accounts/sign-up/sign-up.ts';
import { dropOpenChange } from '../features/accounts/store/address-changes.ts';
import { findOwnUser } from '../features/accounts/store/users.ts';
import { userEntity } from '../features/accounts/user-entity.ts';
import {
  deleteHistoryChat,
  historyChat,
  keepHistoryChat,
} from '../features/history/history-chat.ts';
import {
  deleteHistoryPage,
  historyPage,
  keepHistoryPage,
  saveHistoryNote,
} from '../features/history/history-page.ts';
import { listHistory } from '../features/history/list-history.ts';
import { findExport, openExport, requestExport } from '../features/exports/own-export.ts';
import { deleteOwnAccount } from '../features/account-deletion/delete-own-account.ts';
import { latestActions } from '../features/admin/audit.ts';
import { exportUsers } from '../features/admin/export-users.ts';
import { handleDeadLetter } from '../features/admin/handle-dead-letter.ts';
import { adminInsights } from '../features/admin/insights.ts';
import { listUsers } from '../features/admin/list-users.ts';
import { modelFigures } from '../features/admin/model-figures.ts';
import { removeUser } from '../features/admin/remove-user.ts';
import { serverHealth } from '../features/admin/server-health.ts';
import { adminStats } from '../features/admin/stats.ts';
import { noteEvents } from '../features/analytics/note-events.ts';
import { mailSettings, saveMailSettings } from '../features/daily-mail/settings/mail-settings.ts';
import {
  mailedSettings,
  saveMailedSettings,
} from '../features/daily-mail/settings/mailed-settings.ts';
import { noteZone, scheduleMail } from '../features/daily-mail/schedule/schedule-mail.ts';
import { sendTestMail } from '../features/daily-mail/send-test-mail.ts';
import {
  findCalendarLink,
  makeCalendarLink,
  stopCalendarLink,
} from '../features/dates/calendar-link.ts';
import { ownDates } from '../features/dates/own-dates.ts';
import { askOracle } from '../features/oracle/ask-oracle.ts';
import { chatHistory } from '../features/oracle/chat/chat-history.ts';
import { clearChat } from '../features/oracle/chat/clear-chat.ts';
import { completePerson } from '../features/people/complete-person.ts';
import { deletePerson, listPeople, savePerson } from '../features/people/kept-people.ts';
import { getToday } from '../features/oracle/today/get-today.ts';
import { analysePalm } from '../features/palms/analyse-palm.ts';
import {
  deleteSavedReading,
  palmAllowance,
  savedReadings,
  saveReading,
} from '../features/palms/saved-readings.ts';
import { deletePhoto, listPhotos, showPhoto } from '../features/palms/kept-photos.ts';
import { lastPalmReading } from '../features/palms/last-reading.ts';
import { storePhoto } from '../features/palms/store-photo.ts';
import {
  forgetForeign,
  notePushZone,
  pushSettings,
  savePush,
  stopPush,
} from '../features/push/push-settings.ts';
import { chartView } from '../features/profiles/chart-view.ts';
import { checkBirthTime } from '../features/profiles/check-birth-time.ts';
import { findProfile } from '../features/profiles/find-profile.ts';
import { findPlaces } from '../features/profiles/gazetteer.ts';
import { completeBirthDetails, saveProfile } from '../features/profiles/save-profile.ts';
import { createShare, ownShares, revokeShare } from '../features/shares/own-shares.ts';
import { checkSubscription } from '../features/subscriptions/access/check-subscription.ts';
import { createCheckout } from '../features/subscriptions/checkout/create-checkout.ts';
import { customerPortal } from '../features/subscriptions/customer-portal.ts';
import { getBilling } from '../features/subscriptions/get-billing.ts';
import type { Handlers } from '../http/handler.ts';
import { MAILBOX_PATH, mailboxIsOpen } from '../http/pages/mailbox.ts';
import { Refusal } from '../http/answers/refusal.ts';
import { revealHandlers } from './reveal-handlers.ts';

const success = { success: true } as const;

/** What each call does. Parsing, sign-in, limits, logging and status codes have happened around it. */
export const handlers: Handlers<Calls> = {
  customSignup: async ({ deps, input, refuse }) => {
    await signUp(deps, input, refuse);
    return success;
  },
  confirmSignup: async ({ deps, input, refuse }) => {
    await confirmWithCode(deps, { email: input.email, code: input.confirmationCode }, refuse);
    return success;
  },
  followMagicLink: ({ deps, input, caller, refuse }) =>
    deps.db.system.transaction(async (db) => {
      const user = await confirmWithLink(deps, db, input.token);
      return user ? openSession(deps, db, caller, user) : refuse('link_invalid');
    }),
  signIn: ({ deps, input, caller, refuse }) => signIn(deps, caller, input, refuse),
  refreshSession: ({ deps, caller }) => refreshSession(deps, caller),
  signOut: async ({ deps, input, caller }) => {
    await signOut(deps, caller, input.scope);
    return success;
  },
  requestPasswordReset: async ({ deps, input, refuse }) => {
    await requestPasswordReset(deps, input.email, refuse);
    return success;
  },
  resetPassword: async ({ deps, input, refuse }) => {
    await resetPassword(deps, input, refuse);
    return success;
  },
  startGoogle: async ({ deps, input, caller, refuse }) => ({
    url: await startGoogle(deps, caller, input.returnTo, refuse),
  }),
  getUser: async ({ actor, own }) => {
    const user = await findOwnUser(own, actor.userId);
    if (!user) throw new Refusal('signed_out');
    return userEntity(user);
  },
  getRole: async ({ actor, own }) => ({ role: await roleOf(own, actor.userId) }),
  getProfile: ({ actor, own }) => findProfile(own, actor.userId),
  saveProfile: async ({ deps, input, actor, asUser, refuse }) => {
    const now = deps.clock.now();
    const details = await completeBirthDetails(input, now, refuse);
    return asUser(async (db) => {
      const saved = await saveProfile(db, actor.userId, details, now);
      await scheduleMail(db, actor.userId, { now });
      return saved;
    });
  },
  searchPlaces: async ({ input }) => ({ places: await findPlaces(input.query) }),
  checkBirthTime: async ({ input, refuse }) =>
    checkBirthTime(
      {
        date: input.birth_date,
        time: input.birth_time,
        zone: input.birth_timezone,
        longitude: input.birth_longitude,
      },
      refuse,
    ),
  getChart: async ({ actor, own }) => {
    const profile = await findProfile(own, actor.userId);
    return profile && chartView(profile);
  },
  listPeople: async ({ actor, own }) => ({ people: await listPeople(own, actor.userId) }),
  savePerson: async ({ deps, input, actor, asUser, refuse }) => {
    const now = deps.clock.now();
    const details = await completePerson(input, now, refuse);
    return asUser((db) => savePerson(db, actor.userId, { ...details, id: input.id, now }, refuse));
  },
  deletePerson: async ({ input, actor, own, refuse }) => {
    await deletePerson(own, actor.userId, input.id, refuse);
    return success;
  },
  getPush: async ({ deps, input, actor, own }) => ({
    public_key: deps.push.publicKey,
    device: await pushSettings(own, actor.userId, input.endpoint),
  }),
  savePush: async ({ deps, input, actor, asUser, refuse }) => {
    await deps.db.checkSession(actor);
    if (!deps.push.accepts(input.endpoint)) return refuse('push_service_unknown');
    await forgetForeign(deps.db.system, actor.userId, input.endpoint);
    await asUser((db) => savePush(db, actor, input, deps.clock.now()));
    return success;
  },
  stopPush: async ({ input, actor, own }) => {
    await stopPush(own, actor.userId, input.endpoint);
    return success;
  },
  getDates: async ({ deps, input, actor, own }) => {
    const profile = await findProfile(own, actor.userId);
    return profile && ownDates(deps, profile, input.zone);
  },
  getToday: ({ deps, input, actor }) => getToday({ deps, actor }, input.zone),
  getCalendarLink: ({ actor, own }) => findCalendarLink(own, actor.userId),
  makeCalendarLink: ({ deps, actor, asUser }) =>
    asUser((db) => makeCalendarLink(db, actor.userId, deps.clock.now())),
  stopCalendarLink: async ({ actor, own }) => {
    await stopCalendarLink(own, actor.userId);
    return success;
  },
  ...revealHandlers,
  getEmailPreferences: async ({ actor, own, refuse }) =>
    (await mailSettings(own, actor.userId)) ?? refuse('signed_out'),
  saveEmailPreferences: async ({ deps, input, actor, asUser, refuse }) => {
    const { zone, ...choices } = input;
    const now = deps.clock.now();
    const saved = await asUser((db) => saveMailSettings(db, actor.userId, { choices, zone, now }));
    return saved ?? refuse('signed_out');
  },
  testDailyEmails: async ({ deps, actor, refuse }) => {
    await sendTestMail(deps, actor, refuse);
    return success;
  },
  noteZone: async ({ deps, input, actor, asUser }) => {
    const now = deps.clock.now();
    await asUser(async (db) => {
      await noteZone(db, actor.userId, input.zone, now);
      await notePushZone(db, actor.userId, input.zone, now);
    });
    return success;
  },
  getMailedPreferences: ({ deps, input, refuse }) => mailedSettings(deps, input.token, refuse),
  saveMailedPreferences: ({ deps, input, refuse }) => saveMailedSettings(deps, input, refuse),
  oracleChat: ({ deps, input, actor, refuse, tell, signal }) =>
    askOracle({ deps, actor, tell, signal }, input, refuse),
  chatHistory: ({ deps, actor, own }) => chatHistory(own, actor.userId, deps.clock.now()),
  clearChat: async ({ actor, own }) => {
    await clearChat(own, actor.userId);
    return success;
  },
  listHistory: ({ input, actor, own }) => listHistory(own, actor.userId, input),
  getHistoryPage: ({ input, actor, own, refuse }) =>
    historyPage(own, { userId: actor.userId, id: input.id }, refuse),
  keepHistoryPage: async ({ deps, input, actor, own, refuse }) => {
    const now = deps.clock.now();
    await keepHistoryPage(own, { userId: actor.userId, now, ...input }, refuse);
    return success;
  },
  saveHistoryNote: async ({ input, actor, own, refuse }) => {
    await saveHistoryNote(own, { userId: actor.userId, ...input }, refuse);
    return success;
  },
  deleteHistoryPage: async ({ input, actor, own, refuse }) => {
    await deleteHistoryPage(own, { userId: actor.userId, id: input.id }, refuse);
    return success;
  },
  getHistoryChat: ({ input, actor, own, refuse }) =>
    historyChat(own, { userId: actor.userId, ...input }, refuse),
  keepHistoryChat: async ({ deps, input, actor, own, refuse }) => {
    const now = deps.clock.now();
    await keepHistoryChat(own, { userId: actor.userId, now, ...input }, refuse);
    return success;
  },
  deleteHistoryChat: async ({ input, actor, asUser, refuse }) => {
    await asUser((db) => deleteHistoryChat(db, { userId: actor.userId, ...input }, refuse));
    return success;
  },
  createShare: ({ deps, input, actor, asUser, refuse }) =>
    asUser((db) =>
      createShare(db, { userId: actor.userId, now: deps.clock.now(), ...input }, refuse),
    ),
  listShares: ({ actor, own }) => ownShares(own, actor.userId),
  revokeShare: async ({ input, actor, own, refuse }) => {
    await revokeShare(own, { userId: actor.userId, id: input.id }, refuse);
    return success;
  },
  uploadPalmPhoto: async ({ deps, input, actor, refuse }) => {
    // Nothing is decoded for who is no longer signed in.
    await deps.db.checkSession(actor);
    return { path: await storePhoto(deps, actor, input, refuse) };
  },
  biometricAnalysis: ({ deps, input, actor, refuse }) =>
    analysePalm(deps, { actor, filePath: input.filePath, keepPhoto: input.keepPhoto }, refuse),
  lastPalmReading: ({ actor, own }) => lastPalmReading(own, actor.userId),
  palmAllowance: ({ deps, actor, own }) => palmAllowance(own, actor.userId, deps.clock.now()),
  listSavedReadings: async ({ actor, own }) => ({
    readings: await savedReadings(own, actor.userId),
  }),
  saveReading: ({ deps, input, actor, asUser, refuse }) =>
    asUser((db) =>
      saveReading(
        db,
        { userId: actor.userId, scanId: input.scanId, now: deps.clock.now() },
        refuse,
      ),
    ),
  deleteSavedReading: async ({ input, actor, own, refuse }) => {
    await deleteSavedReading(own, actor.userId, input.id, refuse);
    return success;
  },
  listPalmPhotos: ({ deps, actor }) => listPhotos(deps, actor),
  getPalmPhoto: async ({ deps, input, actor, refuse }) => ({
    dataUrl: await showPhoto(deps, { actor, id: input.id }, refuse),
  }),
  deletePalmPhoto: async ({ deps, input, actor, refuse }) => {
    await deletePhoto(deps, { actor, id: input.id }, refuse);
    return success;
  },
  getSecurity: ({ deps, actor, refuse }) => securityOf(deps, actor, refuse),
  endSession: async ({ deps, input, actor, refuse }) => {
    await endDevice(deps, { actor, id: input.id }, refuse);
    return success;
  },
  changePassword: async ({ deps, input, actor, refuse }) => {
    await changePassword(deps, { actor, ...input }, refuse);
    return success;
  },
  changeEmail: async ({ deps, input, actor, refuse }) => {
    await changeAddress(deps, { actor, ...input }, refuse);
    return success;
  },
  confirmEmail: ({ deps, input, actor, refuse }) =>
    confirmAddress(deps, { actor, code: input.code }, refuse),
  keepEmail: async ({ deps, actor }) => {
    await deps.db.checkSession(actor);
    await dropOpenChange(deps.db.system, actor.userId);
    return success;
  },
  getExport: ({ deps, actor }) => findExport(deps, actor),
  requestExport: ({ deps, actor }) => requestExport(deps, actor),
  openExport: async ({ deps, actor, refuse }) => ({ url: await openExport(deps, actor, refuse) }),
  deleteAccount: async ({ deps, input, actor, caller, refuse }) => {
    await deleteOwnAccount(deps, { actor, typed: input.email, caller }, refuse);
    return success;
  },
  trackEvents: async ({ deps, input, actor, caller }) => {
    await noteEvents(deps.events, input, {
      userId: actor?.userId ?? null,
      userAgent: caller.userAgent,
      now: deps.clock.now(),
    });
    return success;
  },
  checkSubscription: ({ deps, actor, own }) => checkSubscription(deps, actor, own),
  createCheckout: async ({ deps, actor, refuse }) => {
    // Money is spoken of with a living session only.
    await deps.db.checkSession(actor);
    return { url: await createCheckout(deps, actor.userId, refuse) };
  },
  customerPortal: async ({ deps, actor, input, refuse }) => {
    await deps.db.checkSession(actor);
    const { userId } = actor;
    return { url: await customerPortal(deps, { userId, flow: input.flow }, refuse) };
  },
  getBilling: ({ deps, actor, own }) => getBilling(deps, actor, own),
  adminUsers: async ({ deps, input, refuse }) => {
    const [list, stats] = await Promise.all([
      listUsers(deps.adminFigures, input, refuse),
      adminStats(deps.adminFigures),
    ]);
    return { ...list, stats };
  },
  administerUser: async ({ deps, input, actor, refuse }) => {
    await removeUser(deps, { adminId: actor.userId, userId: input.userId }, refuse);
    return success;
  },
  exportUsers: ({ deps, input, actor }) => exportUsers(deps, actor.userId, input),
  adminInsights: ({ deps, input }) => adminInsights(deps.adminFigures, input.days),
  adminModel: ({ deps, input }) => modelFigures(deps.adminFigures, deps, input.days),
  adminHealth: ({ deps }) => serverHealth(deps),
  handleDeadLetter: async ({ deps, input, actor, refuse }) => {
    await handleDeadLetter(deps, { adminId: actor.userId, ...input }, refuse);
    return success;
  },
  adminActions: async ({ deps }) => ({ actions: await latestActions(deps.db.system) }),
  serverInfo: async ({ deps }) => ({
    google: deps.config.google !== null,
    billing: deps.payments !== null,
    mailboxPath: mailboxIsOpen(deps.config) ? MAILBOX_PATH : null,
  }),
};
