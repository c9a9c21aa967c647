import { html, type Html } from './html.ts';

const CENTRE = 260;

type Polar = readonly [degrees: number, radius: number];

export const line = (from: Polar, to: Polar): Html => {
  const [a, b] = [pointAt(...from), pointAt(...to)];
  return html`<path d="M${a.x} ${a.y}L${b.x} ${b.y}" />`;
};

export function placed(degrees: number, radius: number): Html {
  const { x, y } = pointAt(degrees, radius);
  return html`x="${x}" y="${y}"`;
}

/** Degrees run counter-clockwise from the left edge, as on any chart. */
function pointAt(degrees: number, radius: number): { x: string; y: string } {
  const angle = ((180 - degrees) * Math.PI) / 180;
  return {
    x: (CENTRE + radius * Math.cos(angle)).toFixed(1),
    y: (CENTRE + radius * Math.sin(angle)).toFixed(1),
  };
}
