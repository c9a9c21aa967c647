/** What the tests' process can be asked to do, by the first byte of its photo. */
export const ACTION = {
  read: 0,
  crash: 1,
  hang: 2,
  fail: 3,
  hoard: 4,
  exhaust: 5,
  spin: 6,
  describe: 7,
} as const;
