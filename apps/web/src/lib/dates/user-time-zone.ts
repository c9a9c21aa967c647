/** The time zone of the reader's own clock. */
export const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
