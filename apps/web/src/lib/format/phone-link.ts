/** The address that calls a number. */
export const phoneLink = (number: string): string => `tel:${number.replaceAll(/[ -]/g, '')}`;
