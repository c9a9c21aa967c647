import { bonePath, handSheet, handShape } from '@palm/palmistry/drawing/hand-shape';
import { boxAround, type DrawnLine, pathAlong } from '@palm/palmistry/drawing/line-path';
import { dashOf } from '@palm/palmistry/drawing/line-strokes';
import { UPRIGHT_LINE_WIDTH, uprightHand } from '@palm/palmistry/drawing/upright-hand';
import type { Palette, PalmHand } from './card.ts';
import { fillPath, type Pen } from './pen.ts';

const LINE_WIDTH = 4;
const OUTLINE = 4;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly palette: Palette;
}

/** The traced lines on the hand they belong to, in a square of `size`; on their own where its joints were not kept. */
export function drawPalm(pen: Pen, { lines, joints }: PalmHand, place: Place): void {
  if (joints === null) {
    const { left, top, width, height } = boxAround(lines);
    const scale = enter(pen, { x: left, y: top, width, height }, place);
    drawLines(pen, lines, LINE_WIDTH / scale, place.palette);
  } else {
    const hand = uprightHand(joints, lines);
    enter(pen, handSheet(hand.joints), place);
    drawBones(pen, hand.joints, OUTLINE, place.palette.paper);
    drawBones(pen, hand.joints, 0, place.palette.ground);
    drawLines(pen, hand.lines, UPRIGHT_LINE_WIDTH, place.palette);
  }
  pen.restore();
}

/** Moves the pen to a sheet in the middle of the square. Answers the scale. */
function enter(
  pen: Pen,
  sheet: { x: number; y: number; width: number; height: number },
  { x, y, size }: Place,
): number {
  const scale = size / Math.max(sheet.width, sheet.height);
  pen.save();
  pen.translate(x + (size - sheet.width * scale) / 2, y + (size - sheet.height * scale) / 2);
  pen.scale(scale, scale);
  pen.translate(-sheet.x, -sheet.y);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  return scale;
}

/** Thick strokes: once grown in the colour of lines and once in that of the paper, they leave the outline of a hand. */
function drawBones(
  pen: Pen,
  joints: Parameters<typeof handShape>[0],
  grownBy: number,
  color: string,
): void {
  const { bones, forearm } = handShape(joints);
  // The arm goes on: its end has no outline.
  const armCap = grownBy > 0 ? 'butt' : 'square';
  pen.strokeStyle = color;
  pen.fillStyle = color;
  for (const bone of [...bones, forearm]) {
    pen.lineCap = bone === forearm ? armCap : 'round';
    pen.lineWidth = bone.width + grownBy;
    pen.stroke(new Path2D(bonePath(bone)));
    if (bone.isClosed) fillPath(pen, bonePath(bone));
  }
}

function drawLines(pen: Pen, lines: readonly DrawnLine[], width: number, { brass }: Palette): void {
  pen.lineCap = 'round';
  pen.strokeStyle = brass;
  pen.lineWidth = width;
  for (const { name, points } of lines) {
    pen.setLineDash((dashOf(name, width) ?? '').split(' ').filter(Boolean).map(Number));
    pen.stroke(new Path2D(pathAlong(points)));
  }
  pen.setLineDash([]);
}
