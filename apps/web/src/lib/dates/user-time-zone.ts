/** The time zone of the reader's own clock. */
export const userTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
