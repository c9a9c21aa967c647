/**
 * ΔT = TT − UT in seconds, as cubic pieces: over [from, to] with
 * u = (year − from) / (to − from), ΔT = a0 + a1·u + a2·u² + a3·u³.
 */
export type DeltaTPiece = readonly [
  from: number,
  to: number,
  a0: number,
  a1: number,
  a2: number,
  a3: number,
];

/**
 * Until 1953: the spline of Morrison, Stephenson, Hohenkerk & Zawilski, "Addendum
 * 2020 to Measurement of the Earth's rotation", Proc. R. Soc. A 477 (2021), table
 * S15.2020. The last row leads over to the measured values.
 */
const SPLINE_PIECES: readonly DeltaTPiece[] = [
  [1840, 1850, 7.634, -0.416, 2.658, -0.539],
  [1850, 1855, 9.338, 1.642, 0.261, -0.883],
  [1855, 1860, 10.357, -0.486, -2.389, 1.558],
  [1860, 1865, 9.04, -0.591, 2.284, -2.477],
  [1865, 1870, 8.255, -3.456, -5.148, 2.72],
  [1870, 1875, 2.371, -5.593, 3.011, -0.914],
  [1875, 1880, -1.126, -2.314, 0.269, -0.039],
  [1880, 1885, -3.21, -1.893, 0.152, 0.563],
  [1885, 1890, -4.388, 0.101, 1.842, -1.438],
  [1890, 1895, -3.884, -0.531, -2.474, 1.871],
  [1895, 1900, -5.017, 0.134, 3.138, -0.232],
  [1900, 1905, -1.977, 5.715, 2.443, -1.257],
  [1905, 1910, 4.923, 6.828, -1.329, 0.72],
  [1910, 1915, 11.142, 6.33, 0.831, -0.825],
  [1915, 1920, 17.479, 5.518, -1.643, 0.262],
  [1920, 1925, 21.617, 3.02, -0.856, 0.008],
  [1925, 1930, 23.789, 1.333, -0.831, 0.127],
  [1930, 1935, 24.418, 0.052, -0.449, 0.142],
  [1935, 1940, 24.164, -0.419, -0.022, 0.702],
  [1940, 1945, 24.426, 1.645, 2.086, -1.106],
  [1945, 1950, 27.05, 2.499, -1.232, 0.614],
  [1950, 1953, 28.932, 1.127, 0.22, -0.277],
  [1953, 1955, 30.002, 1.068, 0, 0],
];

const FIRST_MEASURED_YEAR = 1955;
/**
 * On 1 January of each year, measured against atomic clocks: The Astronomical
 * Almanac, table K9, until 1973; then IERS Bulletins, 32.184 s + (TAI − UT1).
 */
const MEASURED_DELTA_T = [
  31.07, 31.35, 31.68, 32.18, 32.68, 33.15, 33.59, 34, 34.47, 35.03, 35.73, 36.54, 37.43, 38.29,
  39.2, 40.18, 41.17, 42.23, 43.37, 44.484, 45.476, 46.457, 47.521, 48.534, 49.586, 50.539, 51.381,
  52.167, 52.957, 53.788, 54.343, 54.871, 55.322, 55.82, 56.3, 56.855, 57.565, 58.309, 59.122,
  59.984, 60.785, 61.629, 62.295, 62.966, 63.467, 63.829, 64.091, 64.3, 64.473, 64.574, 64.688,
  64.845, 65.146, 65.457, 65.777, 66.07, 66.325, 66.603, 66.907, 67.281, 67.644, 68.102, 68.593,
  68.968, 69.22, 69.361, 69.359, 69.295, 69.204, 69.175, 69.138, 69.11,
] as const;

/**
 * After the last measurement the value is not known. The pieces join it smoothly to the
 * predictions of Stephenson, Morrison & Hohenkerk, Proc. R. Soc. A 472 (2016):
 * about 75 s in 2050 and 93 s in 2100, each uncertain by several seconds. One
 * second is 0.55″ of the Moon and 0.04″ of the Sun.
 */
const PREDICTED_PIECES: readonly DeltaTPiece[] = [
  [2026, 2050, 69.11, 0, 10.95, -5.06],
  [2050, 2100, 75, 14, 10, -6],
  [2100, 2160, 93, 19.2, 12.96, 0],
];

function linesBetweenMeasurements(): DeltaTPiece[] {
  const pieces: DeltaTPiece[] = [];
  let year = FIRST_MEASURED_YEAR;
  let before: number | undefined;
  for (const value of MEASURED_DELTA_T) {
    if (before !== undefined) pieces.push([year - 1, year, before, value - before, 0, 0]);
    before = value;
    year += 1;
  }
  return pieces;
}

export const DELTA_T_PIECES: readonly DeltaTPiece[] = [
  ...SPLINE_PIECES,
  ...linesBetweenMeasurements(),
  ...PREDICTED_PIECES,
];
