/** The words of a text alone: in lower case, without apostrophes and marks. */
export const bareWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’`´]/gu, '')
    .replaceAll(/[^\p{L}\p{N}\s]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
