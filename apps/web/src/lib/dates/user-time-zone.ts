/** The user's time zone. */
export const userTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
