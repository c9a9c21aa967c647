import { pathOf, type Access, type Call, type InputOf } from '@palm/contract/call';
import { calls, type Calls } from '@palm/contract/calls';
import { eq } from 'drizzle-orm';
import { SignJWT, decodeJwt, type JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { newMember } from '../../test/members.ts';
import { onOneServer, type TestServer } from '../../test/running-server.ts';
import { ACCESS_TOKEN_KEY, createAccessTokens } from '../features/accounts/access-token.ts';
import { userRoles } from '../platform/db/schema.ts';
import { keepSecret } from '../platform/db/server-secret.ts';

/*
 * Each call × each kind of caller, with input that is fine. What is asked is only whether the door opens:
 * behind it a call may still refuse, as a code that is wrong.
 */

const inputs: { [Name in keyof Calls]: InputOf<Calls[Name]> } = {
  customSignup: { email: 'door@example.com', password: 'six wise owls' },
  confirmSignup: { email: 'door@example.com', confirmationCode: 'AAAAAA' },
  followMagicLink: { token: 'none' },
  signIn: { email: 'unknown@example.com', password: 'six wise owls' },
  refreshSession: {},
  signOut: {},
  requestPasswordReset: { email: 'unknown@example.com' },
  resetPassword: { token: 'none', password: 'six wise owls' },
  startGoogle: {},
  getUser: {},
  getRole: {},
  getProfile: {},
  saveProfile: {
    birth_name: 'Ada',
    birth_date: '1990-01-01',
    birth_time: null,
    birth_time_unknown: true,
    birth_city: 'Lisbon',
    birth_country: 'Portugal',
    birth_timezone: null,
    birth_latitude: null,
    birth_longitude: null,
    birth_utc_offset: null,
  },
  getEmailPreferences: {},
  saveEmailPreferences: { daily_readings: true, daily_horoscope: false },
  testDailyEmails: { test: true },
  noteZone: { zone: 'Europe/Lisbon' },
  getMailedPreferences: { token: 'none' },
  saveMailedPreferences: { token: 'none', daily_readings: true, daily_horoscope: false },
  uploadPalmPhoto: new Uint8Array([1, 2, 3]),
  biometricAnalysis: { filePath: 'no-user/1.jpg', analysisType: 'palm' },
  oracleChat: { message: 'hello' },
  chatHistory: {},
  clearChat: {},
  listHistory: {},
  getHistoryPage: { id: '9b2f6c1e-4a57-4d0b-9d7a-0d5f5f1f0a11' },
  keepHistoryPage: { id: '9b2f6c1e-4a57-4d0b-9d7a-0d5f5f1f0a11', isKept: true },
  saveHistoryNote: { id: '9b2f6c1e-4a57-4d0b-9d7a-0d5f5f1f0a11', note: 'a note' },
  deleteHistoryPage: { id: '9b2f6c1e-4a57-4d0b-9d7a-0d5f5f1f0a11' },
  getHistoryChat: { date: '2026-11-15' },
  keepHistoryChat: { date: '2026-11-15', isKept: true },
  deleteHistoryChat: { date: '2026-11-15' },
  createShare: { pageId: '9b2f6c1e-4a57-4d0b-9d7a-0d5f5f1f0a11', paragraph: 0 },
  sharePalmReading: {
    readingId: '9b2f6c1e-4a57-4d0b-9d7a-0d5f5f1f0a11',
    paragraph: 0,
    showsHand: false,
  },
  listShares: {},
  revokeShare: { id: '9b2f6c1e-4a57-4d0b-9d7a-0d5f5f1f0a11' },
  lastPalmReading: {},
  palmAllowance: {},
  listSavedReadings: {},
  saveReading: { scanId: '9b2f6c1e-4a57-4d0b-9d7a-0d5f5f1f0a11' },
  deleteSavedReading: { id: '9b2f6c1e-4a57-4d0b-9d7a-0d5f5f1f0a11' },
  searchPlaces: { query: 'Lisbon' },
  checkBirthTime: {
    birth_date: '1990-01-01',
    birth_time: '12:00',
    birth_timezone: 'Europe/Lisbon',
    birth_longitude: null,
  },
  getChart: {},
  listPeople: {},
  savePerson: {
    name: 'Ada',
    birth_date: '1990-01-01',
    birth_time: null,
    birth_city: '',
    birth_country: '',
    birth_timezone: null,
    birth_latitude: null,
    birth_longitude: null,
  },
  deletePerson: { id: '9b2f6c1e-4a57-4d0b-9d7a-0d5f5f1f0a11' },
  getPush: {},
  savePush: {
    endpoint: 'https://push.example/1',
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    wants_today: true,
    wants_dates: false,
    quiet_from: 22,
    quiet_to: 8,
    zone: 'Europe/Lisbon',
  },
  stopPush: { endpoint: 'https://push.example/1' },
  getDates: {},
  getToday: {},
  getCalendarLink: {},
  makeCalendarLink: {},
  stopCalendarLink: {},
  previewChart: {
    birth_date: '1990-01-01',
    birth_time: null,
    birth_timezone: null,
    birth_latitude: null,
    birth_longitude: null,
    birth_utc_offset: null,
  },
  getReveal: {},
  keepChart: {
    birth_date: '1990-01-01',
    birth_time: null,
    birth_time_unknown: false,
    birth_city: null,
    birth_country: null,
    birth_timezone: null,
    birth_latitude: null,
    birth_longitude: null,
    birth_utc_offset: null,
  },
  signHoroscope: { sign: 'leo' },
  trackEvents: {
    session_id: '9b2f6c1e-4a57-4d0b-9d7a-0d5f5f1f0a11',
    events: [{ event_type: 'page_view', page_path: '/', metadata: {} }],
  },
  // Not the account's own address: the call is allowed, and no account is deleted.
  deleteAccount: { email: 'unknown@example.com' },
  getSecurity: {},
  endSession: { id: '9b2f6c1e-4a57-4d0b-9d7a-0d5f5f1f0a11' },
  changePassword: { currentPassword: 'not mine', password: 'six wise owls' },
  changeEmail: { email: 'new@example.com', password: 'not mine' },
  confirmEmail: { code: 'AAAAAA' },
  keepEmail: {},
  listPalmPhotos: {},
  getPalmPhoto: { id: '9b2f6c1e-4a57-4d0b-9d7a-0d5f5f1f0a11' },
  deletePalmPhoto: { id: '9b2f6c1e-4a57-4d0b-9d7a-0d5f5f1f0a11' },
  getExport: {},
  requestExport: {},
  openExport: {},
  checkSubscription: {},
  createCheckout: {},
  customerPortal: {},
  getBilling: {},
  adminUsers: { limit: 1 },
  administerUser: { userId: '9b2f6c1e-4a57-4d0b-9d7a-0d5f5f1f0a11', action: 'delete' },
  exportUsers: {},
  adminInsights: { days: 30 },
  adminModel: { days: 30 },
  adminHealth: {},
  handleDeadLetter: { id: '9b2f6c1e-4a57-4d0b-9d7a-0d5f5f1f0a11', action: 'discard' },
  adminActions: {},
  serverInfo: {},
};

type Who =
  | 'visitor'
  | 'user'
  | 'admin'
  | 'demoted admin'
  | 'expired token'
  | 'tampered token'
  | 'forged token'
  | 'unsigned token'
  | 'ended session';

const everybody: readonly Who[] = [
  'visitor',
  'user',
  'admin',
  'demoted admin',
  'expired token',
  'tampered token',
  'forged token',
  'unsigned token',
  'ended session',
];

const opensFor: Record<Access, readonly Who[]> = {
  anyone: everybody,
  either: everybody,
  user: ['user', 'admin', 'demoted admin'],
  admin: ['admin'],
};

const entries = Object.entries(calls) as [keyof Calls, Call][];
const SHUT = new Set(['signed_out', 'forbidden']);

onOneServer(
  'the doors',
  (server) => {
    describe.each(entries)('%s', (name, call) => {
      it(`opens for ${opensFor[call.access].join(', ')}, and for no other caller`, async () => {
        const tokens = await tokensOf(server());
        const opened: Who[] = [];
        for (const [who, token] of tokens) {
          if (!SHUT.has(await answerTo(server(), call, inputs[name], token))) opened.push(who);
        }
        expect(opened.toSorted()).toEqual([...opensFor[call.access]].toSorted());
      });
    });

    it("never returns another user's profile", async () => {
      const owner = await newMember(server());
      const other = await newMember(server());
      const mine = await owner.call(calls.getUser, {});
      const theirs = await other.call(calls.getUser, {});
      expect(theirs.id).not.toBe(mine.id);
      expect(await other.call(calls.getProfile, {})).toBeNull();
    });
  },
  {
    ADMIN_EMAILS: 'admin@example.com, once-admin@example.com, gone-admin@example.com',
    RATE_LIMIT_SCALE: '100',
  },
);

/** Made once a server: each is a token as it would stand in the header, or none. */
const made = new WeakMap<TestServer, Promise<Map<Who, string | null>>>();
function tokensOf(server: TestServer): Promise<Map<Who, string | null>> {
  const known = made.get(server) ?? makeTokens(server);
  made.set(server, known);
  return known;
}

async function makeTokens(server: TestServer): Promise<Map<Who, string | null>> {
  const user = (await newMember(server)).token ?? '';
  const admin = (await newMember(server, 'admin@example.com')).token ?? '';
  const demoted = await newMember(server, 'once-admin@example.com');
  await demoted.call(calls.adminHealth, {});
  await server.deps.db.system.delete(userRoles).where(eq(userRoles.userId, demoted.userId));
  const gone = await newMember(server, 'gone-admin@example.com');
  await gone.call(calls.signOut, {});
  // False tokens claim to be the admin's: only what is false about them can keep the admin's doors shut.
  const claims = decodeJwt(admin);
  const sign = (key: Uint8Array, expiresAt: number) =>
    new SignJWT({ sid: claims['sid'] })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(claims.sub ?? '')
      .setExpirationTime(expiresAt)
      .sign(key);
  const [header = '', , signature = ''] = user.split('.');
  return new Map<Who, string | null>([
    ['visitor', null],
    ['user', user],
    ['admin', admin],
    ['demoted admin', demoted.token],
    ['expired token', await expiredToken(server, claims)],
    ['tampered token', `${header}.${base64(claims)}.${signature}`],
    [
      'forged token',
      await sign(new TextEncoder().encode('a key of my own'), Date.now() / 1000 + 600),
    ],
    ['unsigned token', `${base64({ alg: 'none' })}.${base64(claims)}.`],
    ['ended session', gone.token],
  ]);
}

/** Signed with the server's own key, an hour ago. */
async function expiredToken(server: TestServer, claims: JWTPayload): Promise<string> {
  const key = await keepSecret(server.deps.db.system, ACCESS_TOKEN_KEY, () => Buffer.alloc(32));
  const anHourAgo = { now: () => new Date(Date.now() - 3_600_000) };
  const actor = { userId: String(claims.sub), sessionId: String(claims['sid']) };
  return (await createAccessTokens(key, anHourAgo).issue(actor)).token;
}

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

async function answerTo(
  server: TestServer,
  call: Call,
  input: unknown,
  token: string | null,
): Promise<string> {
  const response = await fetch(server.url + pathOf(call), {
    method: call.method,
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(call.method === 'POST' && {
      body: input instanceof Uint8Array ? input : JSON.stringify(input),
    }),
  });
  if (response.ok) return 'opened';
  const { code } = (await response.json()) as { code: string };
  return code;
}
