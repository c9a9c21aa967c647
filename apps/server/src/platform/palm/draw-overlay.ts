import type { ReadPalm } from '@palm/palmistry/palm-reading';
import type { LineName } from '@palm/palmistry/vocabulary';
import sharp from 'sharp';

const COLORS = {
  heart: '#ff2d55',
  head: '#1e90ff',
  life: '#00c853',
  fate: '#ff9f0a',
} as const satisfies Record<LineName, string>;

/** The photo with its lines drawn over it, as PNG. */
export const drawOverlay = (photo: Uint8Array, reading: ReadPalm): Promise<Buffer> =>
  sharp(photo)
    .autoOrient()
    .composite([{ input: Buffer.from(overlaySvg(reading)) }])
    .png()
    .toBuffer();

function overlaySvg({ width, height, lines }: ReadPalm): string {
  const stroke = Math.max(2, Math.max(width, height) / 250);
  const drawn = Object.entries(lines).map(([name, { points }]) => {
    const way = points.map(([x, y]) => `${x},${y}`).join(' ');
    const line = (color: string, thickness: number) =>
      `<polyline points="${way}" fill="none" stroke="${color}" stroke-width="${thickness}" stroke-linecap="round"/>`;
    // A pale rim keeps the line visible on any skin.
    return line('#ffffff', stroke * 1.8) + line(COLORS[name as LineName], stroke);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn.join('')}</svg>`;
}
