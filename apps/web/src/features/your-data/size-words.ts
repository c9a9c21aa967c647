const STEP = 1000;
const units = ['bytes', 'KB', 'MB', 'GB'] as const;

/** As a file manager would say it: 812 bytes, 4.2 MB. */
export function sizeWords(bytes: number): string {
  const power = bytes < STEP ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const value = bytes / STEP ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[power]}`;
}
