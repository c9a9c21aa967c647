const two = (value: number): string => String(value).padStart(2, '0');

/** Degrees and minutes within a sign, cut and not rounded: 29°59′40″ is not yet the next sign. */
export function degreeWords(degrees: number): string {
  // A hair is added so that 23.2, which a computer holds as 23.1999…, stays 23°12′.
  const minutes = Math.floor(degrees * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${two(minutes % 60)}′`;
}

export function ordinal(value: number): string {
  const tens = value % 100;
  const endings = ['th', 'st', 'nd', 'rd'] as const;
  const isTeen = tens >= 11 && tens <= 13;
  return `${value}${(isTeen ? undefined : endings[value % 10]) ?? 'th'}`;
}
