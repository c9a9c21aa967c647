/** Do Not Track, and its successor Global Privacy Control, which has the force of law in places. */
export const mayTrack = (browser: Pick<Navigator, 'doNotTrack'>): boolean =>
  browser.doNotTrack !== '1' &&
  !('globalPrivacyControl' in browser && browser.globalPrivacyControl === true);
