/** In this page's memory only: it outlives a session's end, and another user never sees it. */
let unsent = { userId: '', words: '' };

export const unsentQuestion = (userId: string | null): string =>
  userId !== null && userId === unsent.userId ? unsent.words : '';

export function keepUnsentQuestion(userId: string | null, words: string): void {
  if (userId !== null) unsent = { userId, words };
}
