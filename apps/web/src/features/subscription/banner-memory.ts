import type { AccessType } from '@palm/contract/plans';

/** Before the first paint, storage under this name becomes `data-banner` on the page. */
const KEY = 'banner';
const SHOWN = 'shown';
const HIDDEN = 'hidden';

const closed = (accessType: AccessType): string => `closed-${accessType}`;

/** Storage can be forbidden; then the banner is only not remembered. */
function trying<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** Closed for this visit. A changed plan shows the banner again. */
export const wasClosed = (accessType: AccessType): boolean =>
  trying(() => sessionStorage.getItem(KEY) === closed(accessType), false);

/** Reserves space for the banner on the next page, so that nothing moves when it appears. */
export function rememberShown(): void {
  document.documentElement.dataset[KEY] = SHOWN;
  trying(() => {
    sessionStorage.removeItem(KEY);
    localStorage.setItem(KEY, SHOWN);
  }, undefined);
}

export function rememberClosed(accessType: AccessType): void {
  document.documentElement.dataset[KEY] = closed(accessType);
  trying(() => sessionStorage.setItem(KEY, closed(accessType)), undefined);
}

/** Reserves no space on the next page: there is nothing to show to this user. */
export function rememberHidden(): void {
  document.documentElement.dataset[KEY] = HIDDEN;
  trying(() => localStorage.setItem(KEY, HIDDEN), undefined);
}

/** Called when no user is signed in. */
export function forgetBanner(): void {
  delete document.documentElement.dataset[KEY];
  trying(() => localStorage.removeItem(KEY), undefined);
}
