interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** Whether an hour, 0 to 23, lies in the quiet ones; these may go over midnight. */
export function isQuiet(hour: number, { from, to }: QuietHours): boolean {
  if (from === to) return false;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}
