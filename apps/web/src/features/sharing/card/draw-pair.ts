import { signPaths } from '../../../ui/engraving/sign-paths.ts';
import type { Palette } from './card.ts';
import { type Pen, strokeGlyph } from './pen.ts';

const CENTRES = [118, 202] as const;
const GLYPHS = [86, 234] as const;
const [MIDDLE, RADIUS] = [90, 84];

/** Two signs, each in a circle of its own, on a sheet of 320 by 180, `width` wide. */
export function drawPair(
  pen: Pen,
  signs: readonly [number, number],
  { x, y, width, palette }: { x: number; y: number; width: number; palette: Palette },
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(width / 320, width / 320);
  for (const centre of CENTRES) {
    pen.beginPath();
    pen.arc(centre, MIDDLE, RADIUS, 0, 2 * Math.PI);
    pen.strokeStyle = palette.dim;
    pen.lineWidth = 0.9;
    pen.stroke();
  }
  hatchOverlap(pen, palette);
  GLYPHS.forEach((at, place) => {
    const look = { x: at, y: MIDDLE, size: 54, color: palette.paper, width: 1.2 };
    strokeGlyph(pen, signPaths[signs[place] ?? 0] ?? '', look);
  });
  pen.restore();
}

function hatchOverlap(pen: Pen, palette: Palette): void {
  pen.save();
  pen.clip(new Path2D('M160 16.6a84 84 0 0 1 0 146.8a84 84 0 0 1 0-146.8Z'));
  pen.strokeStyle = palette.brass;
  pen.lineWidth = 0.8;
  for (let offset = -100; offset < 200; offset += 6) {
    pen.beginPath();
    pen.moveTo(100 + offset, 180);
    pen.lineTo(280 + offset, 0);
    pen.stroke();
  }
  pen.restore();
}
