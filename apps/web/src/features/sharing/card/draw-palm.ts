import { dashOf } from '../../../ui/engraving/hand/line-strokes.ts';
import { boxAround, type DrawnLine, pathAlong } from '../../../ui/engraving/hand/palm-drawing.tsx';
import type { Palette } from './card.ts';
import type { Pen } from './pen.ts';

const LINE_WIDTH = 4;

/** The traced lines of a palm in a square of `size`, each in a stroke of its own. */
export function drawPalm(
  pen: Pen,
  lines: readonly DrawnLine[],
  { x, y, size, palette }: { x: number; y: number; size: number; palette: Palette },
): void {
  const { left, top, width, height } = boxAround(lines);
  const scale = size / Math.max(width, height);
  pen.save();
  pen.translate(x + (size - width * scale) / 2, y + (size - height * scale) / 2);
  pen.scale(scale, scale);
  pen.translate(-left, -top);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = palette.brass;
  pen.lineWidth = LINE_WIDTH / scale;
  for (const { name, points } of lines) {
    pen.setLineDash((dashOf(name, pen.lineWidth) ?? '').split(' ').filter(Boolean).map(Number));
    pen.stroke(new Path2D(pathAlong(points)));
  }
  pen.restore();
}
