/** Every link of the product. A path that is not here does not exist. */
export const paths = {
  landing: '/',
  home: '/home',
  dailyReadings: '/daily-readings',
  horoscope: '/horoscope',
  palm: '/the-oracle',
  cosmicMirror: '/cosmic-mirror',
  askTheOracle: '/ask-the-oracle',
  savedReadings: '/saved-readings',
  profileSetup: '/profile-setup',
  profile: '/profile',
  subscriptionSuccess: '/subscription-success',
  auth: '/auth',
  login: '/login',
  terms: '/terms',
  privacy: '/privacy',
  accuracy: '/accuracy',
  helpLines: '/help-lines',
  admin: '/admin',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

/** The sign-in screen, which leads back to where the visitor was going. */
export const authThenBackTo = (destination: string): string =>
  `${paths.auth}?next=${encodeURIComponent(destination)}`;
