/** The dark plains, roughly where they are, on a disc of radius 100. */
const PLAINS: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
  [-31, -41, 28, 24],
  [14, -38, 16, 15],
  [34, -15, 22, 17],
  [64, -35, 10, 8],
  [59, 10, 11, 15],
  [32, 17, 12, 12],
  [-61, -9, 18, 38],
  [-43, 30, 15, 13],
  [-19, 30, 17, 15],
  [-2, -73, 34, 6],
];
const STEP = 3.6;
const RADIUS = 100;

const inPlain = (x: number, y: number): boolean =>
  PLAINS.some(([cx, cy, rx, ry]) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1);

const heights = Array.from({ length: 55 }, (_, line) => -97.2 + line * STEP);
const edgeAt = (y: number): number => Math.sqrt(RADIUS ** 2 - y ** 2);

/** Where the burin digs deeper: the stretches of each line that cross a plain. */
const dark = heights
  .flatMap((y) => {
    const edge = edgeAt(y);
    const stretches: string[] = [];
    let from: number | null = null;
    for (let x = -edge; x <= edge; x += 1) {
      if (inPlain(x, y)) from ??= x;
      else if (from !== null) {
        stretches.push(`M${from.toFixed(0)} ${y.toFixed(1)}H${x.toFixed(0)}`);
        from = null;
      }
    }
    return stretches;
  })
  .join('');
const fine = heights
  .map((y) => `M${(-edgeAt(y)).toFixed(0)} ${y.toFixed(1)}h${(2 * edgeAt(y)).toFixed(0)}`)
  .join('');

/** The full Moon in straight lines, deeper where its plains are. Words stand beside it. */
export function FullMoon({ className }: { className?: string }) {
  return (
    <svg viewBox="-103 -103 206 206" aria-hidden="true" className={className}>
      <circle r="101" className="fill-moon stroke-paper-dim" strokeWidth="0.9" />
      <path d={fine} className="stroke-moon-ink" strokeWidth="0.5" strokeOpacity="0.45" />
      <path d={dark} className="stroke-moon-ink" strokeWidth="2.1" strokeOpacity="0.85" />
    </svg>
  );
}
