import { CONFETTI_MS, CONFETTI_PIECES } from '@palm/contract/limits';

/** The position of a piece, as fractions of the screen and turns. */
interface Piece {
  readonly startX: number;
  readonly startY: number;
  readonly drift: number;
  readonly speed: number;
  readonly turns: number;
  readonly size: number;
  readonly colour: string;
}

const COLOURS = ['--brass', '--brass-bright', '--paper', '--verdigris', '--ember'];
const between = (low: number, high: number): number => low + Math.random() * (high - low);

function makePiece(colours: readonly string[]): Piece {
  return {
    startX: between(-0.05, 1.05),
    // They begin above the screen at different heights, so that they fall for the whole time.
    startY: between(-1.2, -0.02),
    drift: between(-0.12, 0.12),
    speed: between(1.1, 1.9),
    turns: between(2, 7),
    size: between(5, 10),
    colour: colours[Math.floor(Math.random() * colours.length)] ?? 'gold',
  };
}

function drawPiece(context: CanvasRenderingContext2D, piece: Piece, share: number): void {
  const { clientWidth, clientHeight } = context.canvas;
  const { startX, startY, drift, speed, turns, size, colour } = piece;
  const angle = turns * share * 2 * Math.PI;
  context.save();
  context.translate(
    (startX + drift * Math.sin(angle / 2)) * clientWidth,
    (startY + speed * share * 1.2) * clientHeight,
  );
  context.rotate(angle);
  context.fillStyle = colour;
  // A slip of paper seen from the side is narrow.
  context.fillRect(-size / 2, (-size / 2) * Math.cos(angle), size, size * Math.cos(angle));
  context.restore();
}

function coverScreen(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.dataset['confetti'] = String(CONFETTI_PIECES);
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    zIndex: '60',
    pointerEvents: 'none',
  });
  document.body.append(canvas);
  canvas.width = canvas.clientWidth * devicePixelRatio;
  canvas.height = canvas.clientHeight * devicePixelRatio;
  const context = canvas.getContext('2d');
  context?.scale(devicePixelRatio, devicePixelRatio);
  return context;
}

/** The token as this theme shows it: a canvas does not understand `light-dark()`. */
function shownColour(element: HTMLElement, token: string): string {
  element.style.color = `var(${token})`;
  return getComputedStyle(element).color;
}

/** Paper falls over the page. Returns what ends it early. */
export function throwConfetti(): () => void {
  const context = coverScreen();
  if (context === null) return () => {};
  const colours = COLOURS.map((name) => shownColour(context.canvas, name));
  const pieces = Array.from({ length: CONFETTI_PIECES }, () => makePiece(colours));
  const startedAt = performance.now();
  let frame = requestAnimationFrame(draw);

  function end(): void {
    cancelAnimationFrame(frame);
    context?.canvas.remove();
  }
  function draw(now: number): void {
    const share = (now - startedAt) / CONFETTI_MS;
    if (context === null || share >= 1) return end();
    context.clearRect(0, 0, context.canvas.clientWidth, context.canvas.clientHeight);
    for (const piece of pieces) drawPiece(context, piece, share);
    frame = requestAnimationFrame(draw);
  }
  return end;
}
