import { signPaths } from '../../apps/web/src/ui/engraving/sign-paths.ts';
import {
  glyphAt,
  lineBetween,
  pointAt,
  WHEEL_CENTRE,
  WHEEL_SIZE,
} from '../../apps/web/src/ui/engraving/wheel-geometry.ts';

/** The engravings of the product as plain SVG, for pictures that no page draws. */

const C = WHEEL_CENTRE;

const svg = (box: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;

const circles = (radii: readonly number[], stroke: string): string =>
  radii.map((radius) => `<circle cx="${C}" cy="${C}" r="${radius}" stroke="${stroke}"/>`).join('');

const ticks = (): string =>
  Array.from({ length: 72 }, (_, index) => {
    const length = index % 6 === 0 ? 0 : index % 2 === 0 ? 9 : 5;
    return lineBetween([index * 5, 200], [index * 5, 200 - length]);
  }).join('');

/** The twelve signs and their degrees, with `middle` inside. */
function ring(middle: string): string {
  const edges = signPaths.map((_, index) => lineBetween([index * 30, 204], [index * 30, 248]));
  const glyphs = signPaths.map(
    (path, index) =>
      `<path d="${path}" transform="${glyphAt(pointAt(index * 30 + 15, 226), 24)}"/>`,
  );
  return svg(
    `0 0 ${WHEEL_SIZE} ${WHEEL_SIZE}`,
    `<g stroke-width="1">${circles([254, 248, 204, 200], 'var(--fine)')}<path stroke="var(--fine)" d="${edges.join('')}${ticks()}"/></g>
     <g stroke="var(--brass)" stroke-width="1.5">${glyphs.join('')}</g>${middle}`,
  );
}

/** An empty wheel with a grand trine drawn through it, as any chart begins. */
export const wheel = (): string =>
  ring(
    `<g stroke-width="1">${circles([126, 108], 'var(--fine)')}<path stroke="var(--verdigris)" d="${lineBetween([20, 108], [140, 108])}${lineBetween([140, 108], [262, 108])}${lineBetween([262, 108], [20, 108])}"/><path stroke="var(--ember)" d="${lineBetween([70, 108], [250, 108])}${lineBetween([140, 108], [320, 108])}"/></g>
     <g fill="var(--brass)">${[20, 70, 140, 250, 262, 320].map((deg) => `<circle cx="${pointAt(deg, 108).x}" cy="${pointAt(deg, 108).y}" r="3.4"/>`).join('')}</g>`,
  );

/** One sign, large, within the ring of all twelve. */
export const signPlate = (index: number): string =>
  ring(
    `<g stroke="var(--paper)" stroke-width="1.05"><path d="${signPaths[index] ?? ''}" transform="${glyphAt({ x: C, y: C }, 190)}"/></g>`,
  );

/** The Moon a few days after new, with its terminator hatched. */
export function moon(): string {
  const hatch = Array.from({ length: 23 }, (_, index) => {
    const y = C - 154 + index * 14;
    const half = Math.sqrt(Math.max(0, 168 ** 2 - (y - C) ** 2));
    return `M${C - half} ${y}H${C + half * 0.28}`;
  });
  return svg(
    `0 0 ${WHEEL_SIZE} ${WHEEL_SIZE}`,
    `<g stroke-width="1">${circles([254, 248, 216], 'var(--fine)')}<path stroke="var(--fine)" d="${ticks()}" transform="rotate(2.5 ${C} ${C})"/></g>
     <path fill="var(--brass)" d="M${C} ${C - 168}A168 168 0 0 1 ${C} ${C + 168}A52 168 0 0 0 ${C} ${C - 168}Z"/>
     <g stroke="var(--paper)" stroke-width="1.1"><circle cx="${C}" cy="${C}" r="168"/><path stroke-opacity="0.5" d="${hatch.join('')}"/></g>`,
  );
}

const BONES: readonly (readonly [path: string, width: number])[] = [
  ['M137 142 149 70', 25],
  ['M114 134 117 46', 26],
  ['M91 137 84 58', 25],
  ['M69 150 53 94', 22],
  ['M112 226Q148 210 160 182L178 152', 27],
  ['M70 150 136 144 140 190 126 232 82 232 66 196Z', 24],
  ['M104 232V290', 56],
];

const bones = (grownBy: number, colour: string): string =>
  BONES.map(
    ([path, width]) =>
      `<path d="${path}" stroke="${colour}" fill="${colour}" stroke-width="${width + grownBy}"/>`,
  ).join('');

/** An open hand with the three great lines. */
export function hand(): string {
  return svg(
    '6 24 210 232',
    `<mask id="edge" maskUnits="userSpaceOnUse" x="0" y="0" width="220" height="290">${bones(1.6, 'white')}${bones(-1.6, 'black')}</mask>
     <rect width="220" height="290" fill="var(--paper)" mask="url(#edge)"/>
     <g stroke="var(--brass)" stroke-width="1.9"><path d="M62 166Q84 172 104 160T126 136"/><path d="M148 164Q118 164 100 180T64 198"/><path d="M148 162Q118 172 110 200T114 244"/></g>`,
  );
}

/** A key: something is kept here, and opened. */
export const key = (): string =>
  svg(
    '0 -32 160 160',
    `<g stroke="var(--paper)" stroke-width="0.9"><circle cx="40" cy="48" r="36"/><circle cx="40" cy="48" r="32"/><circle cx="40" cy="48" r="16"/></g>
     <g stroke="var(--brass)" stroke-width="1.3"><path d="M76 45h74v6H76M84 40v16M90 40v16M126 51v15h6v-8h6v8h6V51"/><path d="M40 24v16M40 56v16M16 48h16M48 48h16"/></g>`,
  );
