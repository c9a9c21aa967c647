const MAX_CHARS = 300;

/** A mail server repeats the address it refuses. An operator needs the reason, not the person. */
export const withoutAddresses = (text: string): string =>
  text.replaceAll(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '(address)').slice(0, MAX_CHARS);
