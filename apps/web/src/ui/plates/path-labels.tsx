import { pathMarks } from './path-marks.ts';
import type { DrawnPath, Sheet } from './path-sheet.ts';
import type { PathPlate } from './plate.ts';

interface PathLabelsProps {
  plate: PathPlate;
  drawn: DrawnPath;
  sheet: Sheet;
}

/** The days of a path: its crossings, today, and the line of time. */
export function PathLabels({ plate, drawn, sheet }: PathLabelsProps) {
  const { crossings, today, isTodayCrowded, labels, ticks } = pathMarks(plate, drawn, sheet);
  return (
    <>
      {ticks.map(({ x, words }) => (
        <g key={words}>
          <path d={`M${x} ${sheet.axisY}v5`} className="stroke-paper-dim" />
          <text
            x={x}
            y={sheet.axisY + 19}
            textAnchor="middle"
            className="fill-paper-dim text-[12.5px]"
          >
            {words}
          </text>
        </g>
      ))}
      {crossings.map(({ atMs: at, x, y, isNext }) => (
        <circle
          key={at}
          cx={x}
          cy={y}
          r={isNext ? 4.2 : 3}
          className={isNext ? 'fill-brass stroke-brass' : 'fill-raised stroke-brass'}
          strokeWidth="1.2"
        />
      ))}
      <TodayMark x={today.x} y={today.y} isCrowded={isTodayCrowded} />
      {labels.map(({ words, x, y, anchor, isStrong }) => (
        <text
          key={words + String(x)}
          x={x}
          y={y}
          textAnchor={anchor}
          className={`${isStrong ? 'fill-brass-bright' : 'fill-paper'} text-[13px] font-medium`}
        >
          {words}
        </text>
      ))}
    </>
  );
}

interface TodayMarkProps {
  x: number;
  y: number;
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
