import { PALM_AREA } from '../frame/palm-area.ts';
import type { SampledSquare } from '../image/sample-square.ts';
import { quantile } from '../quantile.ts';
import type { TracedPalm } from '../lines/trace-lines.ts';
import { type HandRefusal, PRINCIPAL_LINES } from '../vocabulary.ts';

/** Median green of the palm, 0 to 255. In less light than this, a palm without lines is a dark one. */
const DARK = 40;

/** A palm that shows none of its three lines cannot be read: it is too dark, or else the focus is off. */
export function refuseUnreadable(
  square: SampledSquare,
  { lines }: TracedPalm,
): HandRefusal | undefined {
  if (PRINCIPAL_LINES.some((name) => lines[name] !== undefined)) return undefined;
  return medianGreen(square) < DARK ? 'too-dark' : 'too-blurred';
}

function medianGreen({ rgb }: SampledSquare): number {
  const greens: number[] = [];
  for (const [cell, inPalm] of PALM_AREA.entries()) {
    if (inPalm === 1) greens.push(rgb[3 * cell + 1] ?? 0);
  }
  return quantile(greens, 0.5);
}
