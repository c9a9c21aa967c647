const KEY = 'last-checkout';

/** True once for each checkout in a visit: a page that is loaded again is not another subscription. */
export function isFirstArrival(checkout: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === checkout) return false;
    sessionStorage.setItem(KEY, checkout);
  } catch {
    // Without storage every load counts; better one too many than none.
  }
  return true;
}
