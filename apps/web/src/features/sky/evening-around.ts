/** Nine in the evening of that day, on this device's clock: the Moon of a day is the one that is seen then, as on signed-in pages. */
export const eveningAround = (at: number): number => new Date(at).setHours(21, 0, 0, 0);
