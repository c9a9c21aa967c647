/** What the words of a passage say of time is found once for each; enough for the whole Book. */
export const TEXTS_KEPT = 20_000;
