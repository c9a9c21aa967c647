/** The address that calls a number. */
export const dialled = (number: string): string => `tel:${number.replaceAll(/[ -]/g, '')}`;
