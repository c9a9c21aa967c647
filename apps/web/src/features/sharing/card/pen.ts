/** What a card is drawn with. */
export type Pen = CanvasRenderingContext2D;

interface GlyphLook {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly width: number;
}

/** Draws a glyph, made of strokes on a sheet of 24 by 24, around a point. */
export function strokeGlyph(pen: Pen, path: string, { x, y, size, color, width }: GlyphLook): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 24, size / 24);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.stroke(new Path2D(path));
  pen.restore();
}

/** Fills a path in the pen's colour. */
export function fillPath(pen: Pen, path: string): void {
  const shape = new Path2D(path);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas and not an array
  pen.fill(shape);
}
