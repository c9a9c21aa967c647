let at: number | null = null;

/** The time a deferred page was rendered for; null while it is as prerendered. React hydrates with the same time. */
export const renderedAt = (): number | null => at;

export const setRenderedAt = (now: number): void => {
  at = now;
};
