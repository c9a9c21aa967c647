/** The first letter large. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first letter small. */
export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
