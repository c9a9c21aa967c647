/** Small letters and single spaces; marks that carry no meaning are gone. */
export function plainMessage(message: string): string {
  return message
    .toLowerCase()
    .replaceAll(/[’‘`]/gu, "'")
    .replaceAll(/[^\p{L}\p{N}' :-]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
