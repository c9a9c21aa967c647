/**
 * Every sentence the product says in a toast or a refusal, once, word for word.
 * The key names the moment; `{word}` marks what is filled in by `say`.
 */
export interface Message {
  readonly title: string;
  readonly message: string;
}

const ERROR = 'Error';
const AUTH_ERROR = 'Authentication Error';
const SIGN_IN_FIRST = 'Authentication Required';

export const messages = {
  // Readings
  'reading.failed': { title: ERROR, message: 'Failed to generate reading. Please try again.' },
  'horoscope.failed': { title: ERROR, message: 'Failed to generate horoscope. Please try again.' },
  'partner.failed': {
    title: ERROR,
    message: 'Failed to generate partner horoscope. Please try again.',
  },
  'compatibility.failed': {
    title: ERROR,
    message: 'Failed to generate compatibility reading. Please try again.',
  },
  'reading.premium-only': {
    title: 'Premium Feature',
    message: 'This reading is part of Oracle Premium. Daily Guidance is free every day.',
  },
  'reading.profile-incomplete': {
    title: 'Complete Your Cosmic Profile',
    message: 'This reading needs your birth date and place, and your birth time if you know it.',
  },
  'reading.sign-in-required': {
    title: 'Sign In Required',
    message: 'Please sign in to access personalized readings.',
  },
  'reading.authentication-required': {
    title: SIGN_IN_FIRST,
    message: 'Please sign in to access personalized readings.',
  },
  'horoscope.authentication-required': {
    title: SIGN_IN_FIRST,
    message: 'Please sign in to access personalized horoscopes.',
  },
  'partner.authentication-required': {
    title: SIGN_IN_FIRST,
    message: 'Please sign in to access partner horoscopes.',
  },

  // Palm
  'palm.authentication-required': {
    title: SIGN_IN_FIRST,
    message: 'Please sign in to access biometric analysis.',
  },
  'palm.too-large': {
    title: 'File too large',
    message: 'Please select an image under 10MB.',
  },
  'palm.wrong-type': {
    title: 'Invalid file type',
    message: 'Please select a JPEG, PNG, or WebP image.',
  },
  'palm.not-a-hand': {
    title: '❌ Not a Hand Image',
    message:
      'Please upload a clear photo of your hand/palm. Make sure your palm lines are visible for an accurate reading.',
  },
  'palm.scan-limit': {
    title: 'Unlimited Palm Readings',
    message:
      'You have reached the trial limit of 1 palm scan. Oracle Premium reads as many palms as you like.',
  },
  'palm.busy': {
    title: 'One Moment',
    message: 'Many palms are being read right now. Please try again in a minute.',
  },
  'palm.failed': {
    title: '❌ Analysis Failed',
    message:
      "We couldn't process your image. Please ensure you've uploaded a clear, well-lit photo of your open palm with visible lines. Try taking a new photo in better lighting.",
  },

  // Saved readings
  'saved.storage-limit': {
    title: 'Storage Limit Reached',
    message:
      "You've reached the maximum of 10 saved readings. Please delete some old readings to save new ones.",
  },
  'saved.trial-limit': {
    title: 'Trial Limit Reached',
    message:
      'Trial users can only save 1 reading. Upgrade to Oracle Premium to save up to 10 readings.',
  },
  'saved.save-failed': {
    title: 'Save Failed',
    message: 'Unable to save reading. Please try again.',
  },
  'saved.saved': {
    title: 'Reading Saved',
    message: 'Your mystical palm reading has been saved to your profile.',
  },
  'saved.gone': {
    title: 'Nothing to Save',
    message: 'This reading is no longer here. Please take a new one.',
  },
  'saved.load-failed': { title: ERROR, message: 'Failed to load saved readings.' },
  'saved.delete-failed': {
    title: 'Delete Failed',
    message: 'Unable to delete reading. Please try again.',
  },
  'saved.deleted': {
    title: 'Reading Deleted',
    message: 'Your saved reading has been removed.',
  },

  // History
  'history.gone': {
    title: 'Not Here Any More',
    message: 'This page was deleted, or its time was over.',
  },
  'history.change-failed': { title: ERROR, message: "That didn't work. Please try again." },
  'history.kept': { title: 'Kept', message: 'It stays in your history until you delete it.' },
  'history.released': {
    title: 'No Longer Kept',
    message: 'It leaves your history 90 days after the day it is for.',
  },
  'share.gone': { title: 'Not Here Any More', message: 'This link has already ended.' },
  'share.failed': { title: ERROR, message: "We couldn't share this page. Please try again." },
  'share.copied': { title: 'Copied', message: 'The link is ready to paste.' },
  'share.revoked': { title: 'Link Ended', message: 'No one can open it any more.' },
  'history.deleted': { title: 'Deleted', message: 'It is gone from your history.' },

  // Chat
  'chat.failed': {
    title: ERROR,
    message: 'Failed to get oracle response. Please try again.',
  },
  'chat.limit': {
    title: 'Unlimited Oracle Conversations',
    message:
      'You have asked your 5 free questions for today. New ones open tomorrow, or at once with Oracle Premium.',
  },
  'chat.authentication-required': {
    title: SIGN_IN_FIRST,
    message: "Please sign in to access the Oracle's wisdom.",
  },

  // Subscription
  'subscription.authentication-required': {
    title: SIGN_IN_FIRST,
    message: 'Please sign in to subscribe to Oracle Premium',
  },
  'subscription.preparing-checkout': {
    title: 'Preparing checkout...',
    message: 'Please wait while we set up your Oracle Premium subscription.',
  },
  'subscription.checkout-failed': {
    title: ERROR,
    message: 'Failed to create checkout session. Please try again.',
  },
  'subscription.portal-failed': {
    title: ERROR,
    message: 'Failed to open customer portal. Please try again.',
  },
  'subscription.already-active': {
    title: 'Already Premium',
    message: 'Your Oracle Premium is active. You can manage it from your profile.',
  },
  'subscription.nothing-to-manage': {
    title: 'No Subscription Yet',
    message: 'There is nothing to manage: you have not subscribed to Oracle Premium yet.',
  },

  // Accounts
  'auth.missing-information': {
    title: 'Missing Information',
    message: 'Please fill in all required fields.',
  },
  'auth.password-mismatch': {
    title: 'Password Mismatch',
    message: 'Passwords do not match. Please try again.',
  },
  'auth.weak-password': {
    title: 'Weak Password',
    message: 'Password must be at least 6 characters long.',
  },
  'auth.common-password': {
    title: 'Weak Password',
    message:
      'This password is one of the most common ones and easy to guess. Please choose another.',
  },
  'auth.missing-code': {
    title: 'Missing Code',
    message: 'Please enter the confirmation code from your email.',
  },
  'auth.missing-credentials': {
    title: AUTH_ERROR,
    message: 'You must provide either an email or phone number and a password',
  },
  'auth.invalid-credentials': {
    title: AUTH_ERROR,
    message: 'Invalid email or password. Please try again.',
  },
  'auth.already-registered': {
    title: AUTH_ERROR,
    message: 'An account with this email already exists. Try signing in instead.',
  },
  'auth.email-not-confirmed': {
    title: AUTH_ERROR,
    message:
      "Please check your email and confirm your account before signing in. Check your spam folder if you don't see the email.",
  },
  'auth.invalid-signup-password': {
    title: AUTH_ERROR,
    message: 'Please enter a valid password (minimum 6 characters).',
  },
  'auth.invalid-email': { title: AUTH_ERROR, message: 'Please enter a valid email address.' },
  'auth.unexpected': { title: AUTH_ERROR, message: 'An unexpected error occurred.' },
  'auth.google-failed': {
    title: AUTH_ERROR,
    message: 'Failed to sign in with Google. Please try again.',
  },
  'auth.google-cancelled': {
    title: AUTH_ERROR,
    message: 'Google sign-in was cancelled. You can try again, or use your email.',
  },
  'auth.google-not-configured': {
    title: AUTH_ERROR,
    message: 'This server has no Google sign-in set up. Please use your email and a password.',
  },
  'auth.code-wrong': {
    title: 'Invalid Code',
    message: 'Please check your confirmation code and try again.',
  },
  'auth.code-expired': {
    title: 'Invalid Code',
    message: 'This confirmation code has expired. Ask for a new one to go on.',
  },
  'auth.code-spent': {
    title: 'Invalid Code',
    message: 'Too many wrong tries: this code no longer works. Ask for a new one to go on.',
  },
  'auth.link-invalid': {
    title: AUTH_ERROR,
    message: 'This link has expired or was already used. Please ask for a new one.',
  },
  'auth.confirmed': {
    title: 'Account Confirmed!',
    message: 'Your account has been activated. You can now sign in.',
  },
  'auth.signed-up': {
    title: 'Account Created!',
    message: 'Check your email for an instant magic login link to access the product immediately.',
  },
  'auth.code-resent': {
    title: 'New Code Sent',
    message:
      'Check your email for a fresh code and link. The one before still counts until it expires.',
  },
  'auth.signed-in': { title: 'Welcome Back!', message: 'You are signed in.' },
  'auth.signed-out': {
    title: 'Signed Out',
    message: 'You have been successfully signed out.',
  },
  'auth.signed-out-from-profile': {
    title: 'Signed Out Successfully',
    message: 'You have been logged out of your account.',
  },
  'auth.sign-out-failed': { title: ERROR, message: 'Failed to sign out.' },
  'auth.sign-out-failed-from-profile': {
    title: ERROR,
    message: 'Failed to sign out. Please try again.',
  },
  'auth.reset-requested': {
    title: 'Check Your Email',
    message: 'If this address has an account, a link to choose a new password is on its way.',
  },
  'auth.password-changed': {
    title: 'Password Changed',
    message: 'Your new password is set. Please sign in with it.',
  },

  // Profile and account
  'profile.missing-information': {
    title: 'Missing Information',
    message: 'Please fill in all required fields.',
  },
  'profile.birth-date-out-of-range': {
    title: 'Check the Birth Date',
    message: 'A birth date lies between January 1, 1900 and today.',
  },
  'profile.timezone-unknown': {
    title: 'Check the Timezone',
    message: 'This timezone is not known. Choose one from the list, or leave it empty.',
  },
  'profile.birth-time-ambiguous': {
    title: 'Which of the Two?',
    message: 'The clocks were changed at that hour. Please choose which time is meant.',
  },
  'profile.coordinates-invalid': {
    title: 'Check the Coordinates',
    message: 'Latitude runs from -90 to 90 and longitude from -180 to 180. Give both, or neither.',
  },
  'profile.city-needed': {
    title: 'Check the City',
    message: 'Choose a city from the list, or leave time and city empty.',
  },
  'profile.save-failed': {
    title: ERROR,
    message: 'Failed to save birth details. Please try again.',
  },
  'profile.saved': {
    title: 'Birth Details Saved',
    message: 'Your birth information has been saved. Your zodiac sign is {sign}.',
  },
  'preferences.load-failed': { title: ERROR, message: 'Failed to load email preferences.' },
  'preferences.signed-out': {
    title: ERROR,
    message: 'You must be logged in to save preferences.',
  },
  'preferences.save-failed': {
    title: ERROR,
    message: 'Failed to save preferences. Please try again.',
  },
  'preferences.saved': {
    title: 'Preferences Saved',
    message: 'Your email preferences have been updated successfully.',
  },
  'preferences.link-invalid': {
    title: 'This Link Does Not Work',
    message: 'It is incomplete, or belongs to an address that is no longer yours.',
  },
  'test-mail.failed': {
    title: 'Sending Failed',
    message: 'There was an error sending your mystical readings.',
  },
  'test-mail.sent': {
    title: 'Mystical Email Sent',
    message: 'Your readings have been sent to your email.',
  },
  'test-mail.nothing-to-send': {
    title: 'Sending Failed',
    message: 'Your readings need your birth details. Save those first, then try again.',
  },
  'account.signed-out': {
    title: ERROR,
    message: 'You must be logged in to delete your account.',
  },
  'account.delete-failed': {
    title: ERROR,
    message: 'Failed to delete account. Please try again or contact support.',
  },
  'account.deleted': {
    title: 'Account Deleted',
    message: 'Your account has been permanently deleted. Redirecting to home page...',
  },
  'account.address-mismatch': {
    title: 'Not Deleted',
    message: 'This is not the address of your account. Please type it as it is shown.',
  },
  'account.wrong-password': {
    title: 'Wrong Password',
    message: 'This is not your current password. Please try again.',
  },
  'account.no-password': {
    title: 'No Password Yet',
    message:
      'You sign in with Google. Please set a password first, with the link we can email you.',
  },
  'account.same-address': {
    title: 'Nothing to Change',
    message: 'This is your address already.',
  },
  'account.address-taken': {
    title: 'Address in Use',
    message: 'Another account uses this address. Please choose a different one.',
  },
  'account.code-sent': {
    title: 'Check Your New Mailbox',
    message: 'We have sent a code to {email}. Your address changes once you have entered it.',
  },
  'account.address-changed': {
    title: 'Address Changed',
    message: 'You now sign in with {email}. We have told your old address.',
  },
  'account.password-changed': {
    title: 'Password Changed',
    message: 'Your new password is set. You were signed out on all other devices.',
  },
  'account.device-signed-out': {
    title: 'Signed Out There',
    message: 'This device is no longer signed in.',
  },
  'account.others-signed-out': {
    title: 'Signed Out Elsewhere',
    message: 'You are now signed in here only.',
  },

  // Your data
  'people.incomplete': {
    title: 'Missing Information',
    message: 'Please enter a name and a birth date.',
  },
  'people.full': {
    title: 'Ten People at Most',
    message: 'You keep ten people already. Delete one to add another.',
  },
  'people.gone': {
    title: 'Not Here Any More',
    message: 'This person was deleted. Please choose another one.',
  },
  'people.saved': { title: 'Saved', message: '{name} is in your list. Only you can see it.' },
  'people.deleted': {
    title: 'Deleted',
    message: '{name} and all you entered about them are gone.',
  },
  'people.save-failed': {
    title: ERROR,
    message: 'We could not save this person. Please try again.',
  },
  'people.delete-failed': {
    title: ERROR,
    message: 'We could not delete this person. Please try again.',
  },
  'push.on': { title: 'Reminders On', message: 'This device will hear from us once in a while.' },
  'push.saved': { title: 'Reminders Saved', message: 'Your choice is saved for this device.' },
  'push.off': { title: 'Reminders Off', message: 'No more reminders on this device.' },
  'push.failed': {
    title: ERROR,
    message: 'We could not change the reminders. Please try again.',
  },
  'push.denied': {
    title: 'Blocked by Your Browser',
    message: 'Allow notifications for this site in the settings of your browser, then try again.',
  },
  'push.service-unknown': {
    title: 'Browser Not Supported',
    message: 'This browser uses a push service that we do not know.',
  },
  'calendar.failed': {
    title: ERROR,
    message: 'We could not change your calendar link. Please try again.',
  },
  'calendar.copied': {
    title: 'Link Copied',
    message: 'Add it in your calendar app as a calendar from the web.',
  },
  'calendar.copy-by-hand': {
    title: 'Link Ready',
    message: 'Your browser did not copy it. Select the link and copy it yourself.',
  },
  'calendar.stopped': {
    title: 'Link Stopped',
    message: 'Calendars that followed it get no more dates.',
  },
  'export.requested': {
    title: 'Export Begun',
    message: "We're preparing your data. We'll email you when it's ready.",
  },
  'export.gone': {
    title: 'Export Expired',
    message: 'This export is no longer here. Please ask for a new one.',
  },
  'photo.deleted': { title: 'Photo Deleted', message: 'Your photo has been removed for good.' },

  // Admin
  'admin.access-denied': {
    title: 'Access Denied',
    message: "You don't have admin privileges.",
  },
  'admin.verify-failed': { title: ERROR, message: 'Failed to verify admin access.' },
  'admin.fetch-failed': { title: ERROR, message: 'Failed to fetch user data.' },
  'admin.delete-refused': { title: 'Delete failed', message: 'Unable to delete this user.' },
  'admin.delete-failed': { title: ERROR, message: 'Failed to delete user.' },
  'admin.deleted': {
    title: 'User Deleted',
    message: 'User {email} has been deleted successfully.',
  },
  'admin.own-account': {
    title: 'Delete failed',
    message: 'This is your own account. Delete it from your profile settings.',
  },
  'admin.last-admin': {
    title: 'Delete failed',
    message: 'This is the last admin. Make another user an admin first.',
  },
  'admin.user-gone': { title: 'Delete failed', message: 'This user is already gone.' },
  'admin.insights-failed': { title: ERROR, message: 'Failed to fetch the figures.' },
  'admin.export-failed': { title: ERROR, message: 'Failed to export the users.' },
  'admin.exported': { title: 'Users Exported', message: 'A file with {users} is saved.' },
  'admin.job-retried': { title: 'Job Restarted', message: 'It will be tried again at once.' },
  'admin.job-discarded': { title: 'Job Discarded', message: 'It will not be tried again.' },
  'admin.job-failed': { title: ERROR, message: 'Failed to handle this job.' },
  'admin.letter-gone': { title: ERROR, message: 'This job is no longer among the failed ones.' },
  'admin.job-unknown': {
    title: ERROR,
    message: 'Nothing does this kind of job any more. It can only be discarded.',
  },

  // Any call
  'request.invalid': {
    title: ERROR,
    message: 'Something in this request is missing or malformed.',
  },
  'request.too-large': { title: ERROR, message: 'This request is too large.' },
  'request.too-many': {
    title: 'One Moment',
    message: 'Too many requests from here. Please wait a little and try again.',
  },
  'request.overloaded': {
    title: 'One Moment',
    message: 'Very many people are here right now. Please try again in a few seconds.',
  },
  'request.timed-out': {
    title: ERROR,
    message: 'This took too long and was stopped. Please try again.',
  },
  'request.unavailable': {
    title: 'One Moment',
    message: 'Part of our service is down right now. Please try again in a minute.',
  },
  'request.not-found': { title: ERROR, message: 'There is nothing here.' },
  'request.signed-out': { title: SIGN_IN_FIRST, message: 'Please sign in and try again.' },
  'request.offline': {
    title: 'No Connection',
    message: 'The server could not be reached. Check your connection and try again.',
  },
  'request.unexpected': { title: ERROR, message: 'An unexpected error occurred.' },
} as const satisfies Record<string, Message>;

/** What the Oracle itself says when no answer can be had. It stands in the chat, not in a toast. */
export const ORACLE_FALLBACK =
  'The cosmic energies are temporarily disturbed. Please try again in a moment, seeker.';

export type MessageKey = keyof typeof messages;

type Blanks<Text extends string> = Text extends `${string}{${infer Blank}}${infer Rest}`
  ? Blank | Blanks<Rest>
  : never;
type Fill<Key extends MessageKey> = Blanks<(typeof messages)[Key]['message']>;

/** The message of a moment with its blanks filled: `say('profile.saved', { sign: 'Leo' })`. */
export function say<Key extends MessageKey>(
  key: Key,
  ...[fill]: [Fill<Key>] extends [never] ? [] : [Record<Fill<Key>, string>]
): Message {
  const { title, message } = messages[key];
  const words: Record<string, string> = fill ?? {};
  return {
    title,
    message: message.replace(/\{(\w+)\}/g, (_, blank: string) => words[blank] ?? ''),
  };
}
