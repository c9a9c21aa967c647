import { copy } from '../copy.ts';
import { type Card, CARD, type Palette, palettes } from './card.ts';
import { dayLines } from './day-lines.ts';
import { drawMoon, drawMoonDisc } from './draw-moon.ts';
import { drawPair } from './draw-pair.ts';
import { drawPalm } from './draw-palm.ts';
import { drawPath } from './draw-path.ts';
import { CARD_FONTS, drawFoot, drawHead, drawWords } from './draw-text.ts';
import { drawWheel } from './draw-wheel.ts';
import type { Pen } from './pen.ts';

/** Draws a card of 1080 by 1350 and answers it as a picture. */
export async function drawCard(card: Card): Promise<Blob> {
  await Promise.all(CARD_FONTS.map((font) => document.fonts.load(font)));
  const canvas = document.createElement('canvas');
  canvas.width = CARD.width;
  canvas.height = CARD.height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws no pictures');
  const palette = palettes[card.theme];
  drawSheet(pen, palette);
  const disc = drawHead(pen, card, dayLines(card.date), palette);
  drawMoonDisc(pen, card.moon, { ...disc, size: 58, palette });
  drawDrawing(pen, card, palette);
  drawWords(pen, card, palette);
  drawFoot(pen, card, copy.brand, palette);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('the picture could not be written'));
    }, 'image/png');
  });
}

function drawSheet(pen: Pen, palette: Palette): void {
  pen.fillStyle = palette.ground;
  pen.fillRect(0, 0, CARD.width, CARD.height);
  pen.strokeStyle = palette.line;
  pen.lineWidth = 1.5;
  for (const inset of [44, 53]) {
    pen.strokeRect(inset, inset, CARD.width - 2 * inset, CARD.height - 2 * inset);
  }
}

function drawDrawing(pen: Pen, { drawing, moon }: Card, palette: Palette): void {
  switch (drawing.kind) {
    case 'wheel':
      return drawWheel(pen, drawing, { x: 540, y: 106, size: 424, palette });
    case 'moon':
      return drawMoon(pen, moon.angleDeg, { x: 560, y: 112, size: 392, palette });
    case 'path':
      return drawPath(pen, drawing.path, { x: 540, y: 118, width: 420, palette });
    case 'palm':
      return drawPalm(pen, drawing, { x: 560, y: 106, size: 424, palette });
    case 'pair':
      return drawPair(pen, drawing.signs, { x: 528, y: 176, width: 430, palette });
  }
}
