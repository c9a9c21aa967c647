/** Outlives a reload and the way through the checkout, in this tab only. It is erased when its user signs out. */
const KEY = 'unsent_question';

interface Unsent {
  readonly userId: string;
  readonly words: string;
}

/** In this page's memory it outlives a session's end too. Another user never sees it. */
let unsent: Unsent | null = null;

export function unsentQuestion(userId: string | null): string {
  if (userId === null) return '';
  const kept = unsent ?? storedQuestion();
  return kept?.userId === userId ? kept.words : '';
}

export function keepUnsentQuestion(userId: string | null, words: string): void {
  if (userId === null) return;
  unsent = { userId, words };
  if (words === '') eraseStoredQuestion();
  else trying(() => sessionStorage.setItem(KEY, JSON.stringify(unsent)));
}

export const eraseStoredQuestion = (): void => trying(() => sessionStorage.removeItem(KEY));

function storedQuestion(): Unsent | null {
  let kept: Unsent | null = null;
  trying(() => {
    kept = parsed(sessionStorage.getItem(KEY));
  });
  return kept;
}

function parsed(text: string | null): Unsent | null {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null) return null;
  if (!('userId' in value) || !('words' in value)) return null;
  const { userId, words } = value;
  return typeof userId === 'string' && typeof words === 'string' ? { userId, words } : null;
}

/** Storage can be forbidden; then the question is kept by this page only. */
function trying(act: () => void): void {
  try {
    act();
  } catch {
    // Nothing is stored.
  }
}
