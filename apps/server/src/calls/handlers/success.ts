/** What a call answers that has nothing to tell. */
export const success = { success: true } as const;
