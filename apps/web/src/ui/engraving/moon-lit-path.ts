/**
 * The lit part of a waxing Moon, as seen from the north: from pole to pole along the limb, and back along the
 * terminator, which is half an ellipse.
 */
export function moonLitPath(litFraction: number, centre: number, radius: number): string {
  const [top, bottom] = [`${centre} ${centre - radius}`, `${centre} ${centre + radius}`];
  const across = Math.round(radius * Math.abs(1 - 2 * litFraction) * 10) / 10;
  const isGibbous = litFraction > 0.5 ? 1 : 0;
  return `M${top}A${radius} ${radius} 0 0 1 ${bottom}A${across} ${radius} 0 0 ${isGibbous} ${top}Z`;
}
