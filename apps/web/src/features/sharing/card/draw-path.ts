import { bodyPaths } from '../../../ui/engraving/body-paths.ts';
import { pathMarks } from '../../../ui/plates/path-marks.ts';
import { drawPath as layOut, type Sheet } from '../../../ui/plates/path-sheet.ts';
import { hatchOf, lineThrough } from '../../../ui/plates/path-strokes.ts';
import type { PathPlate } from '../../../ui/plates/plate.ts';
import { copy } from '../copy.ts';
import type { Palette } from './card.ts';
import { SANS } from './draw-text.ts';
import { fillPath, type Pen, strokeGlyph } from './pen.ts';

const SHEET: Sheet = { width: 262, height: 206, axisY: 182 };
/** Above the sheet, for the two glyphs. */
const HEAD = 34;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly palette: Palette;
}

/** The way of a planet over one degree with its exact days. The degree itself is not told. */
export function drawPath(pen: Pen, plate: PathPlate, { x, y, width, palette }: Place): void {
  const drawn = layOut(plate, SHEET);
  const marks = pathMarks(plate, drawn, SHEET);
  pen.save();
  pen.translate(x, y);
  pen.scale(width / SHEET.width, width / SHEET.width);
  drawGlyphs(pen, plate, palette);
  pen.translate(0, HEAD);
  strokePath(pen, hatchOf(drawn), { color: palette.paper, width: 0.7, alpha: 0.38 });
  strokePath(pen, `M0 ${drawn.zeroY}H${SHEET.width}`, { color: palette.brass, width: 1.2 });
  strokePath(pen, lineThrough(drawn), { color: palette.paper, width: 1.4 });
  strokePath(pen, `M0 ${SHEET.axisY}H${SHEET.width}`, { color: palette.line, width: 1 });
  for (const { x: at, y: level, isNext } of marks.crossings) {
    pen.beginPath();
    pen.arc(at, level, isNext ? 4.2 : 3, 0, 2 * Math.PI);
    pen.fillStyle = isNext ? palette.brass : palette.ground;
    pen.fill();
    pen.strokeStyle = palette.brass;
    pen.lineWidth = 1.2;
    pen.stroke();
  }
  drawDays(pen, marks, palette);
  pen.restore();
}

function drawDays(
  pen: Pen,
  { today, isTodayCrowded, labels, ticks }: ReturnType<typeof pathMarks>,
  palette: Palette,
): void {
  const middle = isTodayCrowded ? today.y - 14 : today.y;
  if (isTodayCrowded)
    strokePath(pen, `M${today.x} ${middle}V${today.y}`, { color: palette.brass, width: 1 });
  pen.fillStyle = palette.brass;
  fillPath(pen, `M${today.x} ${middle - 4.5}l4.5 4.5-4.5 4.5-4.5-4.5z`);
  pen.font = `500 13px ${SANS}`;
  for (const { words, x, y, anchor, isStrong } of labels) {
    pen.fillStyle = isStrong ? palette.brass : palette.paper;
    pen.textAlign = anchor;
    pen.fillText(words, x, y);
  }
  pen.font = `400 12.5px ${SANS}`;
  pen.fillStyle = palette.dim;
  pen.textAlign = 'center';
  for (const { x, words } of ticks) {
    strokePath(pen, `M${x} ${SHEET.axisY}v5`, { color: palette.dim, width: 1 });
    pen.fillText(words, x, SHEET.axisY + 19);
  }
  pen.textAlign = 'left';
}

/** The planet that moves, the point it moves over, and when it is next exact: the path may have no room for that day. */
function drawGlyphs(pen: Pen, { body, point, crossings }: PathPlate, palette: Palette): void {
  [body, point].forEach((one, place) => {
    const look = { x: 12 + place * 34, y: 12, size: 22, width: 1.4 };
    const color = place === 0 ? palette.paper : palette.brass;
    if (one === 'ascendant' || one === 'midheaven') {
      pen.font = `500 14px ${SANS}`;
      pen.fillStyle = color;
      pen.fillText(copy.angles[one], look.x - 10, look.y + 5);
    } else strokeGlyph(pen, bodyPaths[one], { ...look, color });
  });
  const next = crossings.find(({ isNext }) => isNext);
  if (next === undefined) return;
  pen.font = `500 13px ${SANS}`;
  pen.fillStyle = palette.brass;
  pen.fillText(copy.plate.exact(next.words), 70, 17);
}

function strokePath(
  pen: Pen,
  path: string,
  { color, width, alpha = 1 }: { color: string; width: number; alpha?: number },
): void {
  pen.globalAlpha = alpha;
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.stroke(new Path2D(path));
  pen.globalAlpha = 1;
}
