import type { AspectId } from '@palm/astrology/vocabulary';
import { bodyPaths } from '../../../ui/engraving/body-paths.ts';
import { signPaths } from '../../../ui/engraving/sign-paths.ts';
import { spreadApart } from '../../../lib/wheel/spread-apart.ts';
import { pointAt, WHEEL_CENTRE, WHEEL_SIZE } from '../../../ui/engraving/wheel-geometry.ts';
import type { Palette, WheelDrawing } from './card.ts';
import { type Pen, strokeGlyph } from './pen.ts';

const RADII = {
  outer: [254, 248],
  signs: 226,
  inner: [204, 200],
  bodies: 165,
  aspects: [130, 111],
};
/** Closer than this, two glyphs would touch. */
const GAP_DEG = 14;
const TENSE: ReadonlySet<AspectId> = new Set(['square', 'opposition']);
const DRAWN_ASPECTS: ReadonlySet<AspectId> = new Set(['sextile', 'trine', 'square', 'opposition']);

/** A wheel as on a phone: no degrees, no numbers of houses. On a sheet of 520 by 520, `size` wide. */
export function drawWheel(
  pen: Pen,
  { leftDeg, bodies, aspects, cusps }: WheelDrawing,
  { x, y, size, palette }: { x: number; y: number; size: number; palette: Palette },
): void {
  const turned = (longitude: number): number => longitude - leftDeg;
  pen.save();
  pen.translate(x, y);
  pen.scale(size / WHEEL_SIZE, size / WHEEL_SIZE);
  drawRings(pen, palette, turned);
  drawCusps(pen, palette, cusps.map(turned));
  const placed = new Map(bodies.map(({ id, longitude }) => [id, turned(longitude)]));
  for (const { a, b, aspect } of aspects) {
    const [from, to] = [placed.get(a), placed.get(b)];
    if (from === undefined || to === undefined || !DRAWN_ASPECTS.has(aspect)) continue;
    drawLine(pen, [from, 111], [to, 111], {
      color: TENSE.has(aspect) ? palette.ember : palette.verdigris,
      width: 1.8,
      dash: TENSE.has(aspect) ? [5, 3.5] : [],
    });
  }
  drawBodies(
    pen,
    palette,
    bodies.map(({ id, longitude }) => ({ id, atDeg: turned(longitude) })),
  );
  pen.restore();
}

function drawRings(pen: Pen, palette: Palette, turned: (longitude: number) => number): void {
  pen.globalAlpha = 0.6;
  for (const radius of [...RADII.outer, ...RADII.inner, ...RADII.aspects]) {
    pen.beginPath();
    pen.arc(WHEEL_CENTRE, WHEEL_CENTRE, radius, 0, 2 * Math.PI);
    pen.strokeStyle = palette.paper;
    pen.lineWidth = 1.4;
    pen.stroke();
  }
  pen.globalAlpha = 1;
  signPaths.forEach((path, sign) => {
    const edge = turned(sign * 30);
    drawLine(pen, [edge, 204], [edge, 248], { color: palette.dim, width: 1 });
    const at = pointAt(turned(sign * 30 + 15), RADII.signs);
    strokeGlyph(pen, path, { ...at, size: 26, color: palette.brass, width: 2 });
  });
}

/** The first and the tenth cusp are the Ascendant and the Midheaven. */
function drawCusps(pen: Pen, palette: Palette, cusps: readonly number[]): void {
  cusps.forEach((cusp, house) => {
    const isAngle = house % 3 === 0;
    const look = isAngle ? { color: palette.brass, width: 2.2 } : { color: palette.line, width: 1 };
    drawLine(pen, [cusp, 130], [cusp, isAngle ? 193 : 200], look);
  });
}

function drawBodies(
  pen: Pen,
  palette: Palette,
  bodies: readonly { id: keyof typeof bodyPaths; atDeg: number }[],
): void {
  const written = spreadApart(
    bodies.map(({ atDeg }) => atDeg),
    GAP_DEG,
  );
  bodies.forEach(({ id, atDeg }, index) => {
    const dot = pointAt(atDeg, 111);
    pen.beginPath();
    pen.arc(dot.x, dot.y, 2.6, 0, 2 * Math.PI);
    pen.fillStyle = palette.paper;
    pen.fill();
    const at = pointAt(written[index] ?? atDeg, RADII.bodies);
    strokeGlyph(pen, bodyPaths[id], { ...at, size: 28, color: palette.paper, width: 1.9 });
  });
}

function drawLine(
  pen: Pen,
  [fromDeg, fromRadius]: readonly [number, number],
  [toDeg, toRadius]: readonly [number, number],
  { color, width, dash = [] }: { color: string; width: number; dash?: number[] },
): void {
  const [from, to] = [pointAt(fromDeg, fromRadius), pointAt(toDeg, toRadius)];
  pen.beginPath();
  pen.setLineDash(dash);
  pen.moveTo(from.x, from.y);
  pen.lineTo(to.x, to.y);
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.stroke();
  pen.setLineDash([]);
}
