import { swellingLines } from '@palm/astrology/swelling-lines';
import { moonLitPath } from '../../../ui/engraving/moon-lit-path.ts';
import type { Palette } from './card.ts';
import { fillPath, type Pen } from './pen.ts';

/** Lit by the Sun or not, whatever the paper is. */
const [NIGHT_SIDE, LIT_SIDE] = ['#161b24', '#f6eeda'];

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly palette: Palette;
}

/** The Moon in lines that swell with its light, `size` wide. */
export function drawMoon(pen: Pen, angleDeg: number, { x, y, size, palette }: Place): void {
  const { lit, dark } = swellingLines(angleDeg);
  pen.save();
  pen.translate(x + size / 2, y + size / 2);
  pen.scale(size / 208, size / 208);
  pen.beginPath();
  pen.arc(0, 0, 101.4, 0, 2 * Math.PI);
  pen.fillStyle = NIGHT_SIDE;
  pen.fill();
  pen.strokeStyle = palette.dim;
  pen.lineWidth = 0.7;
  pen.stroke();
  pen.fillStyle = LIT_SIDE;
  pen.globalAlpha = 0.45;
  fillPath(pen, dark);
  pen.globalAlpha = 1;
  fillPath(pen, lit);
  pen.restore();
}

/** A small Moon beside its name. */
export function drawMoonDisc(
  pen: Pen,
  { angleDeg, litFraction }: { angleDeg: number; litFraction: number },
  { x, y, size, palette }: Place,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 100, size / 100);
  pen.beginPath();
  pen.arc(50, 50, 44, 0, 2 * Math.PI);
  pen.fillStyle = NIGHT_SIDE;
  pen.fill();
  pen.strokeStyle = palette.dim;
  pen.lineWidth = 2.4;
  pen.stroke();
  if (angleDeg >= 180) {
    pen.translate(100, 0);
    pen.scale(-1, 1);
  }
  pen.fillStyle = LIT_SIDE;
  fillPath(pen, moonLitPath(litFraction, 50, 44));
  pen.restore();
}
