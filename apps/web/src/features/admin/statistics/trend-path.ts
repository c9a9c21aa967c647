export const TREND_WIDTH = 300;
export const TREND_HEIGHT = 72;
/** Room for the line's own weight at the top and for the base line at the bottom. */
const PAD = 2;

export interface TrendPoint {
  readonly x: number;
  readonly y: number;
}

/** From the left edge to the right, the highest value at the top and zero at the bottom. */
export function trendPoints(values: readonly number[]): TrendPoint[] {
  const highest = Math.max(1, ...values);
  const step = values.length > 1 ? TREND_WIDTH / (values.length - 1) : 0;
  return values.map((value, index) => ({
    x: round(index * step),
    y: round(PAD + (1 - value / highest) * (TREND_HEIGHT - 2 * PAD)),
  }));
}

export const linePath = (points: readonly TrendPoint[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

const round = (value: number): number => Math.round(value * 100) / 100;
