import type { DrawnPath, Sheet } from './path-sheet.ts';
import { placeLabels } from './place-labels.ts';
import type { PathPlate } from './plate.ts';

interface PathLabelsProps {
  plate: PathPlate;
  drawn: DrawnPath;
  sheet: Sheet;
}

/** The days of a path: its crossings, today, and the line of time. */
export function PathLabels({ plate, drawn, sheet }: PathLabelsProps) {
  const { zeroY, xAt, yAt, isRising } = drawn;
  const crossings = plate.crossings.map((mark) => ({
    ...mark,
    x: xAt(mark.atMs),
    y: zeroY,
    isRising: isRising(mark.atMs),
    isToday: false,
  }));
  const { atMs } = plate.today;
  const today = {
    ...plate.today,
    x: xAt(atMs),
    y: yAt(atMs),
    isRising: isRising(atMs),
    isNext: false,
    isToday: true,
  };
  const marks = [
    ...crossings.filter(({ isNext }) => isNext),
    today,
    ...crossings.filter(({ isNext }) => !isNext),
  ];
  const labels = placeLabels(marks, { path: drawn.points, width: sheet.width });
  return (
    <>
      <Ticks plate={plate} drawn={drawn} sheet={sheet} />
      {crossings.map(({ atMs: at, x, isNext }) => (
        <circle
          key={at}
          cx={x}
          cy={zeroY}
          r={isNext ? 4.2 : 3}
          className={isNext ? 'fill-brass stroke-brass' : 'fill-raised stroke-brass'}
          strokeWidth="1.2"
        />
      ))}
      <TodayMark {...today} isCrowded={crossings.some(({ x }) => Math.abs(x - today.x) < NEAR)} />
      {labels.map((label, place) =>
        label === null ? null : (
          <text
            key={label.words + String(label.x)}
            x={label.x}
            y={label.y}
            textAnchor={label.anchor}
            className={
              marks[place]?.isNext || marks[place]?.isToday
                ? 'fill-brass-bright text-[13px] font-medium'
                : 'fill-paper text-[13px] font-medium'
            }
          >
            {label.words}
          </text>
        ),
      )}
    </>
  );
}

/** Nearer than this two marks would melt into one. */
const NEAR = 9;

interface TodayMarkProps {
  x: number;
  y: number;
  /** A crossing is so near that the mark stands above the path, on a stem. */
  isCrowded: boolean;
}

function TodayMark({ x, y, isCrowded }: TodayMarkProps) {
  const middle = isCrowded ? y - 14 : y;
  return (
    <>
      {isCrowded && <path d={`M${x} ${middle}V${y}`} className="stroke-brass-bright" />}
      <path
        d={`M${x} ${middle - 4.5}l4.5 4.5-4.5 4.5-4.5-4.5z`}
        className="fill-brass-bright stroke-raised"
      />
    </>
  );
}

/** Room that the words under the line of time need on either side. */
const TICK_HALF = 26;

function Ticks({ plate, drawn, sheet }: PathLabelsProps) {
  const ticks = plate.ticks
    .map(({ atMs, words }) => ({ x: drawn.xAt(atMs), words }))
    .filter(({ x }, place, all) => {
      const before = all[place - 1]?.x ?? Number.NEGATIVE_INFINITY;
      return x > TICK_HALF && x < sheet.width - TICK_HALF && x - before > 2 * TICK_HALF;
    });
  return ticks.map(({ x, words }) => (
    <g key={words}>
      <path d={`M${x} ${sheet.axisY}v5`} className="stroke-paper-dim" />
      <text x={x} y={sheet.axisY + 19} textAnchor="middle" className="fill-paper-dim text-[12.5px]">
        {words}
      </text>
    </g>
  ));
}
