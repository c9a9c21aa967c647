import type { Card, Palette } from './card.ts';
import type { Pen } from './pen.ts';
import { balancedLines, wrapLines } from './wrap-lines.ts';

const LEFT = 121;
const RIGHT = 959;
const WIDTH = RIGHT - LEFT;
/** Beside the drawing. */
const LABEL_WIDTH = 390;
/** Where the last line of the paragraph stands, and how much room is above it. */
const [FOOT_OF_TEXT, ROOM] = [1112, 556];
const BETWEEN = 44;
const TITLE_SIZES = [128, 112, 98, 86, 76, 66, 60];
const LARGE_TITLE = 86;
const TEXT_SIZES = [38, 36, 34, 32, 30, 28, 26, 24];
export const SANS = "'Outfit Variable', system-ui, sans-serif";
const FACES = {
  display: "'Fraunces Display', 'Fraunces Variable', Georgia, serif",
  serif: "'Fraunces Variable', 'Fraunces Display', Georgia, serif",
  sans: SANS,
} as const;

/** The fonts a card is set in. They have to be there before it is drawn. */
export const CARD_FONTS = [
  "60px 'Fraunces Display'",
  "italic 60px 'Fraunces Display'",
  "36px 'Fraunces Variable'",
  "500 26px 'Outfit Variable'",
];

interface Setting {
  readonly size: number;
  readonly lines: readonly string[];
  readonly lineHeight: number;
}

const heightOf = ({ lines, lineHeight }: Setting): number => lines.length * lineHeight;

function titleIn(pen: Pen, title: string, size: number): Setting {
  pen.font = `${size}px ${FACES.display}`;
  const lines = balancedLines(title, WIDTH, (line) => pen.measureText(line).width);
  return { size, lines, lineHeight: size * 0.98 };
}

function textIn(pen: Pen, paragraph: string, size: number): Setting {
  pen.font = `${size}px ${FACES.serif}`;
  const lines = wrapLines(paragraph, WIDTH, (line) => pen.measureText(line).width);
  return { size, lines, lineHeight: size * 1.42 };
}

/** The largest text under a large title; where there is none, under any. */
function fitted(pen: Pen, { title, paragraph }: Card): { head: Setting; text: Setting } {
  const heads = TITLE_SIZES.map((size) => titleIn(pen, title, size));
  const texts = TEXT_SIZES.map((size) => textIn(pen, paragraph, size));
  for (const smallest of [LARGE_TITLE, 0]) {
    for (const text of texts) {
      const head = heads.find(
        ({ size, lines, lineHeight }) =>
          size >= smallest &&
          lines.length <= 3 &&
          lines.length * lineHeight + heightOf(text) + BETWEEN <= ROOM,
      );
      if (head) return { head, text };
    }
  }
  return { head: titleIn(pen, title, 60), text: textIn(pen, paragraph, 22) };
}

/** Title and paragraph stand on the foot of the sheet. */
export function drawWords(pen: Pen, card: Card, palette: Palette): void {
  const { head, text } = fitted(pen, card);
  const textTop = FOOT_OF_TEXT - heightOf(text) + text.lineHeight;
  setLines(pen, text, { top: textTop, face: FACES.serif, color: palette.paper });
  const headTop = textTop - text.lineHeight - BETWEEN - heightOf(head) + head.lineHeight;
  setLines(pen, head, { top: headTop, face: FACES.display, color: palette.paper, tight: true });
}

function setLines(
  pen: Pen,
  { lines, size, lineHeight }: Setting,
  {
    top,
    face,
    color,
    tight = false,
  }: { top: number; face: string; color: string; tight?: boolean },
): void {
  pen.font = `${size}px ${face}`;
  pen.fillStyle = color;
  pen.letterSpacing = tight ? `${-0.015 * size}px` : '0px';
  lines.forEach((line, index) => pen.fillText(line, LEFT, top + index * lineHeight));
  pen.letterSpacing = '0px';
}

/** What kind of page it is, for which day, and the Moon's name. Answers where the Moon's disc begins. */
export function drawHead(
  pen: Pen,
  { label, moon }: Card,
  dayLines: readonly string[],
  palette: Palette,
): { x: number; y: number } {
  pen.fillStyle = palette.brass;
  pen.font = `500 25px ${FACES.sans}`;
  pen.letterSpacing = '2.6px';
  const lines = wrapLines(label.toUpperCase(), LABEL_WIDTH, (line) => pen.measureText(line).width);
  lines.forEach((line, index) => pen.fillText(line, LEFT, 134 + index * 34));
  pen.letterSpacing = '0px';
  const below = (lines.length - 1) * 34;
  const day = { lines: dayLines, size: 52, lineHeight: 58 };
  setLines(pen, day, { top: 212 + below, face: FACES.display, color: palette.paper });
  pen.font = `400 26px ${FACES.sans}`;
  pen.fillStyle = palette.dim;
  pen.fillText(moon.words, LEFT + 76, 434 + below);
  return { x: LEFT, y: 395 + below };
}

interface Brand {
  readonly palm: string;
  readonly and: string;
  readonly soul: string;
}

/** The product's name, and the fact the page rests on. */
export function drawFoot(pen: Pen, { fact }: Card, brand: Brand, palette: Palette): void {
  pen.fillStyle = palette.line;
  pen.fillRect(LEFT, 1161, WIDTH, 1.5);
  pen.fillStyle = palette.paper;
  pen.font = `44px ${FACES.display}`;
  pen.fillText(brand.palm, LEFT, 1238);
  const andAt = LEFT + pen.measureText(`${brand.palm} `).width;
  pen.font = `italic 44px ${FACES.display}`;
  pen.fillStyle = palette.brass;
  pen.fillText(brand.and, andAt, 1238);
  const soulAt = andAt + pen.measureText(`${brand.and} `).width;
  pen.font = `44px ${FACES.display}`;
  pen.fillStyle = palette.paper;
  pen.fillText(brand.soul, soulAt, 1238);
  pen.font = `400 25px ${FACES.sans}`;
  pen.fillStyle = palette.dim;
  pen.textAlign = 'right';
  pen.fillText(fact, RIGHT, 1236);
  pen.textAlign = 'left';
}
