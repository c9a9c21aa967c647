import type { Calls } from '@palm/contract/calls';
import { minutes } from '@palm/contract/durations';
import type { RateRule } from '../http/limits/limit-rate.ts';

const MINUTES_15 = minutes(15);

/**
 * How often one client may use each call. Every call has an entry: null is a decision too. An office or a phone network
 * may stand behind one client, so what guards a mailbox, a password or a person's share is counted for each as well.
 */
export const rates: Record<keyof Calls, RateRule | null> = {
  customSignup: { max: 240, perMs: MINUTES_15 },
  confirmSignup: { max: 480, perMs: MINUTES_15 },
  followMagicLink: { max: 480, perMs: MINUTES_15 },
  signIn: { max: 480, perMs: MINUTES_15 },
  requestPasswordReset: { max: 60, perMs: MINUTES_15 },
  resetPassword: { max: 60, perMs: MINUTES_15 },
  startGoogle: { max: 60, perMs: MINUTES_15 },
  checkBirthTime: { max: 600, perMs: MINUTES_15 },
  uploadPalmPhoto: { max: 240, perMs: MINUTES_15, perPerson: 20 },
  biometricAnalysis: { max: 240, perMs: MINUTES_15 },
  searchPlaces: { max: 1500, perMs: MINUTES_15 },
  checkSubscription: { max: 1500, perMs: MINUTES_15 },
  createCheckout: { max: 60, perMs: MINUTES_15 },
  customerPortal: { max: 60, perMs: MINUTES_15 },
  getBilling: { max: 600, perMs: MINUTES_15 },
  makeCalendarLink: { max: 60, perMs: MINUTES_15 },
  changePassword: { max: 60, perMs: MINUTES_15 },
  changeEmail: { max: 60, perMs: MINUTES_15 },
  confirmEmail: { max: 120, perMs: MINUTES_15 },
  getPalmPhoto: { max: 600, perMs: MINUTES_15 },
  openExport: { max: 60, perMs: MINUTES_15 },
  deleteAccount: { max: 60, perMs: MINUTES_15 },
  getMailedPreferences: { max: 120, perMs: MINUTES_15 },
  saveMailedPreferences: { max: 120, perMs: MINUTES_15 },
  trackEvents: { max: 600, perMs: MINUTES_15, leased: 50 },
  adminUsers: { max: 1500, perMs: MINUTES_15 },
  administerUser: { max: 300, perMs: MINUTES_15 },
  exportUsers: { max: 20, perMs: MINUTES_15 },
  adminInsights: { max: 300, perMs: MINUTES_15 },
  adminModel: { max: 300, perMs: MINUTES_15 },
  adminHealth: { max: 600, perMs: MINUTES_15 },
  handleDeadLetter: { max: 600, perMs: MINUTES_15 },
  adminActions: { max: 600, perMs: MINUTES_15 },
  // Counted per person by the verbs themselves.
  oracleChat: null,
  requestExport: null,
  testDailyEmails: null,
  // Held to a session's own cookie or token, and cheap.
  refreshSession: null,
  signOut: null,
  getUser: null,
  getRole: null,
  getProfile: null,
  saveProfile: null,
  getChart: null,
  getDates: null,
  getCalendarLink: null,
  stopCalendarLink: null,
  getEmailPreferences: null,
  saveEmailPreferences: null,
  noteZone: null,
  chatHistory: null,
  clearChat: null,
  lastPalmReading: null,
  palmAllowance: null,
  listSavedReadings: null,
  saveReading: null,
  deleteSavedReading: null,
  listPalmPhotos: null,
  deletePalmPhoto: null,
  getSecurity: null,
  endSession: null,
  keepEmail: null,
  getExport: null,
  // Told from memory.
  serverInfo: null,
};
