/** The kind of viewer that the navigation shows. `unknown` until the first answer. */
export type Viewer =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'user';
      readonly name: string;
      readonly email: string;
      readonly isAdmin: boolean;
    };

const KEY = 'viewer';

/**
 * Remembers which kind of navigation this browser last needed, so that the next page can reserve
 * its space before the user is known. It grants nothing.
 */
export function rememberViewer(viewer: Viewer): void {
  if (viewer.kind === 'unknown') return;
  const hint = viewer.kind === 'user' && viewer.isAdmin ? 'admin' : viewer.kind;
  document.documentElement.dataset[KEY] = hint;
  try {
    localStorage.setItem(KEY, hint);
  } catch {
    // Without storage the next page reserves room for a visitor.
  }
}

/** Whether this browser was last used by a signed-in user. */
export function wasSignedInHere(): boolean {
  const hint = document.documentElement.dataset[KEY];
  return hint !== undefined && hint !== 'visitor';
}
