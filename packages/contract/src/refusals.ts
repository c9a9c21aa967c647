import { messages, type MessageKey } from './texts/messages.ts';

interface RefusalKind {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503 | 504;
  readonly message: MessageKey;
  /** How the answer's `error` begins, where clients look for certain words in it. */
  readonly errorPrefix?: string;
}

/** What any call may answer, because it happens before or around its handler. */
const universal = {
  invalid_input: { status: 400, message: 'request.invalid' },
  signed_out: { status: 401, message: 'request.signed-out' },
  forbidden: { status: 403, message: 'admin.access-denied' },
  not_found: { status: 404, message: 'request.not-found' },
  too_large: { status: 413, message: 'request.too-large' },
  too_many_requests: { status: 429, message: 'request.too-many' },
  overloaded: { status: 503, message: 'request.overloaded' },
  unexpected: { status: 500, message: 'request.unexpected' },
  unavailable: { status: 503, message: 'request.unavailable' },
  timed_out: { status: 504, message: 'request.timed-out' },
} as const satisfies Record<string, RefusalKind>;

/** What a call must declare before its handler may answer it. */
const declared = {
  already_registered: { status: 409, message: 'auth.already-registered' },
  invalid_email: { status: 422, message: 'auth.invalid-email' },
  weak_password: { status: 422, message: 'auth.invalid-signup-password' },
  common_password: { status: 422, message: 'auth.common-password' },
  invalid_credentials: { status: 400, message: 'auth.invalid-credentials' },
  email_not_confirmed: { status: 403, message: 'auth.email-not-confirmed' },
  code_wrong: { status: 400, message: 'auth.code-wrong' },
  code_expired: { status: 400, message: 'auth.code-expired' },
  code_spent: { status: 400, message: 'auth.code-spent' },
  link_invalid: { status: 400, message: 'auth.link-invalid' },
  google_not_configured: { status: 503, message: 'auth.google-not-configured' },
  photo_too_large: { status: 413, message: 'palm.too-large' },
  photo_wrong_type: { status: 422, message: 'palm.wrong-type' },
  invalid_image: { status: 422, message: 'palm.not-a-hand', errorPrefix: 'Invalid image' },
  scan_limit: { status: 403, message: 'palm.scan-limit' },
  palm_reader_busy: { status: 503, message: 'palm.busy' },
  palm_failed: { status: 503, message: 'palm.failed' },
  storage_limit: { status: 403, message: 'saved.storage-limit' },
  trial_limit: { status: 403, message: 'saved.trial-limit' },
  reading_gone: { status: 404, message: 'saved.gone' },
  page_gone: { status: 404, message: 'history.gone' },
  share_gone: { status: 404, message: 'share.gone' },
  premium_only: { status: 403, message: 'reading.premium-only' },
  chat_limit: { status: 403, message: 'chat.limit' },
  profile_incomplete: { status: 409, message: 'reading.profile-incomplete' },
  birth_details_missing: { status: 422, message: 'profile.missing-information' },
  birth_date_out_of_range: { status: 422, message: 'profile.birth-date-out-of-range' },
  timezone_unknown: { status: 422, message: 'profile.timezone-unknown' },
  birth_time_ambiguous: { status: 409, message: 'profile.birth-time-ambiguous' },
  person_incomplete: { status: 422, message: 'people.incomplete' },
  people_full: { status: 403, message: 'people.full' },
  person_gone: { status: 404, message: 'people.gone' },
  push_service_unknown: { status: 422, message: 'push.service-unknown' },
  mail_failed: { status: 503, message: 'test-mail.failed' },
  nothing_to_mail: { status: 409, message: 'test-mail.nothing-to-send' },
  mail_link_invalid: { status: 400, message: 'preferences.link-invalid' },
  checkout_failed: { status: 503, message: 'subscription.checkout-failed' },
  portal_failed: { status: 503, message: 'subscription.portal-failed' },
  already_subscribed: { status: 409, message: 'subscription.already-active' },
  nothing_to_manage: { status: 409, message: 'subscription.nothing-to-manage' },
  wrong_password: { status: 400, message: 'account.wrong-password' },
  no_password: { status: 409, message: 'account.no-password' },
  same_address: { status: 422, message: 'account.same-address' },
  address_taken: { status: 409, message: 'account.address-taken' },
  export_gone: { status: 404, message: 'export.gone' },
  address_mismatch: { status: 409, message: 'account.address-mismatch' },
  own_account: { status: 409, message: 'admin.own-account' },
  last_admin: { status: 409, message: 'admin.last-admin' },
  user_gone: { status: 404, message: 'admin.user-gone' },
  letter_gone: { status: 404, message: 'admin.letter-gone' },
  job_unknown: { status: 409, message: 'admin.job-unknown' },
  google_failed: { status: 503, message: 'auth.google-failed' },
} as const satisfies Record<string, RefusalKind>;

export type UniversalCode = keyof typeof universal;
export type DeclaredCode = keyof typeof declared;
export type RefusalCode = UniversalCode | DeclaredCode;

export const refusals: Record<RefusalCode, RefusalKind> = { ...universal, ...declared };
export const universalCodes = Object.keys(universal) as UniversalCode[];

export const refusalMessage = (code: RefusalCode): (typeof messages)[MessageKey] =>
  messages[refusals[code].message];

export const isRefusalCode = (code: unknown): code is RefusalCode =>
  typeof code === 'string' && Object.hasOwn(refusals, code);
