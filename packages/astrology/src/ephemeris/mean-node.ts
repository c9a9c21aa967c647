const DAYS_PER_CENTURY = 36_525;

/** Meeus, Astronomical Algorithms, (47.7): from the mean equinox of date. */
export function meanNodeDeg(terrestrialDays: number): number {
  const t = terrestrialDays / DAYS_PER_CENTURY;
  return 125.0445479 + t * (-1934.1362891 + t * (0.0020754 + t * (1 / 467_441 - t / 60_616_000)));
}

export function meanNodeRateDegPerDay(terrestrialDays: number): number {
  const t = terrestrialDays / DAYS_PER_CENTURY;
  return (-1934.1362891 + 2 * 0.0020754 * t) / DAYS_PER_CENTURY;
}
