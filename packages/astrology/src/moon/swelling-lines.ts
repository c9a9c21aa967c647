import { MOON_PLAINS, type Plain } from './moon-plains.ts';

/** The Moon's disc in lines that swell with its brightness: outlines of the lit lines and of the dark ones. */
export interface SwellingLines {
  readonly lit: string;
  readonly dark: string;
}

/** The disc is drawn on a sheet from -100 to 100. */
const RADIUS = 100;
const LINES = 62;
const STEP = 0.055;
const HALF_SPACING = 1 / LINES;

export function swellingLines(angleDeg: number): SwellingLines {
  const rows = Array.from({ length: LINES }, (_, line) => -1 + (2 * line + 1) * HALF_SPACING);
  const runs = rows.map((y) => rowOf(y, angleDeg));
  return {
    lit: runs.map(({ lit }) => lit).join(''),
    dark: runs.map(({ dark }) => dark).join(''),
  };
}

/** The terminator is half an ellipse: it cuts each line at the same part of its length. */
function rowOf(y: number, angleDeg: number): SwellingLines {
  const half = Math.sqrt(1 - y * y);
  const cut = half * Math.cos((angleDeg * Math.PI) / 180);
  const isWaxing = angleDeg < 180;
  const [litFrom, litTo] = isWaxing ? [cut, half] : [-half, -cut];
  const [darkFrom, darkTo] = isWaxing ? [-half, cut] : [-cut, half];
  const light = lightOn(angleDeg);
  return {
    lit: outline(y, litFrom, litTo, (x) => 0.2 + 0.72 * light(x, y) ** 0.5 * brightness(x, y)),
    dark: outline(y, darkFrom, darkTo, (x) => 0.1 + 0.16 * brightness(x, y)),
  };
}

/** How steeply the Sun stands over a point of the disc, 0 to 1. */
function lightOn(angleDeg: number): (x: number, y: number) => number {
  const angle = (angleDeg * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return (x, y) => {
    const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
    return Math.max(0, x * sin - z * cos);
  };
}

/** Plains are darker than the highlands around them; their edges are soft. */
function brightness(x: number, y: number): number {
  let shade = 0;
  for (const plain of MOON_PLAINS) shade = Math.max(shade, depthIn(plain, x, y));
  return 1 - 0.62 * shade;
}

function depthIn(plain: Plain, x: number, y: number): number {
  const away = ((x - plain.x) / plain.rx) ** 2 + ((y - plain.y) / plain.ry) ** 2;
  return Math.min(1, Math.max(0, (1.35 - away) / 0.7));
}

/** A line from one point to another as a closed outline, as thick at each point as `share` of the spacing. */
function outline(y: number, from: number, to: number, share: (x: number) => number): string {
  const steps = Math.ceil((to - from) / STEP);
  if (steps < 1) return '';
  const places = Array.from({ length: steps + 1 }, (_, step) => {
    const x = from + ((to - from) * step) / steps;
    return { x, half: HALF_SPACING * share(x) };
  });
  const above = places.map(({ x, half }) => point(x, y - half));
  const below = places.toReversed().map(({ x, half }) => point(x, y + half));
  return `M${[...above, ...below].join('L')}Z`;
}

const point = (x: number, y: number): string =>
  `${(x * RADIUS).toFixed(1)} ${(y * RADIUS).toFixed(1)}`;
