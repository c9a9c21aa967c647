/** Who is looking, as far as the navigation cares. `unknown` until the first answer is in. */
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
 * Remembers which kind of navigation this browser last needed, so that the next page can keep its
 * room free before anybody is known. It reserves space and grants nothing.
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

/** Whether the last page of this browser was somebody's who was signed in. */
export function wasSignedInHere(): boolean {
  const hint = document.documentElement.dataset[KEY];
  return hint !== undefined && hint !== 'visitor';
}
