let at: number | null = null;

/** The moment that a resting page was drawn for; null while it is as it was printed. React begins with the same. */
export const renderedAt = (): number | null => at;

export const setRenderedAt = (now: number): void => {
  at = now;
};
