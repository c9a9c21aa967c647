import { calls } from '@palm/contract/calls';
import { html, type Html, NONE } from './html.ts';

const Palm = calls.biometricAnalysis.output.shape.palm;

/** The traced lines of a saved reading, where they were kept. */
export function palmLines(result: unknown): Html {
  const found = Palm.safeParse(
    typeof result === 'object' && result !== null && 'palm' in result ? result.palm : undefined,
  );
  if (!found.success || found.data.lines.length === 0) return NONE;
  const { lines } = found.data;
  const { left, top, width, height } = boxAround(lines.flatMap(({ points }) => points));
  const hair = Math.max(width, height) / 90;
  return html`<svg
    class="palm"
    viewBox="${left} ${top} ${width} ${height}"
    role="img"
    aria-label="Your lines: ${lines.map(({ name }) => name).join(', ')}"
    stroke-width="${hair}"
  >
    ${lines.map(({ points }) => html`<path d="M${points.map(([x, y]) => `${x} ${y}`).join('L')}" />`)}
  </svg>`;
}

function boxAround(points: readonly (readonly [number, number])[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const room = Math.max(width, height) * 0.08;
  return { left: left - room, top: top - room, width: width + 2 * room, height: height + 2 * room };
}
