import { namedDrawing } from '../engraving/named-drawing.ts';
import { BodyMark } from '../reading/fact-glyphs.tsx';
import { PathLabels } from './path-labels.tsx';
import { hatchOf, lineThrough } from './path-strokes.ts';
import { drawPath, type Sheet } from './path-sheet.ts';
import type { PathPlate } from './plate.ts';

const NARROW: Sheet = { width: 310, height: 200, axisY: 178 };
const WIDE: Sheet = { width: 500, height: 226, axisY: 204 };

interface PathDrawingProps {
  plate: PathPlate & { readonly label: string };
}

/** The way of a planet back and forth over one degree, with the days on which it crosses it. */
export function PathDrawing({ plate }: PathDrawingProps) {
  return (
    <div className="w-full font-sans">
      <p aria-hidden="true" className="mb-1 flex flex-wrap gap-x-5 text-label text-paper-dim">
        <span className="flex items-center gap-1.5 [&_svg]:size-4">
          <BodyMark body={plate.body} />
          {plate.bodyWords}
        </span>
        <span className="flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:text-brass">
          <BodyMark body={plate.point} />
          {plate.pointWords}
        </span>
      </p>
      <PathSheet plate={plate} sheet={NARROW} className="md:hidden" />
      <PathSheet plate={plate} sheet={WIDE} className="max-md:hidden" />
    </div>
  );
}

function PathSheet({
  plate,
  sheet,
  className,
}: PathDrawingProps & { sheet: Sheet; className: string }) {
  const drawn = drawPath(plate, sheet);
  const { width, height, axisY } = sheet;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      {...namedDrawing(plate.label)}
      fill="none"
      className={`w-full ${className}`}
    >
      <path d={hatchOf(drawn)} stroke="currentColor" strokeOpacity="0.38" strokeWidth="0.7" />
      <path d={`M0 ${drawn.zeroY}H${width}`} className="stroke-brass" strokeWidth="1.2" />
      <path d={lineThrough(drawn)} stroke="currentColor" strokeWidth="1.4" />
      <path d={`M0 ${axisY}H${width}`} className="stroke-line" />
      <PathLabels plate={plate} drawn={drawn} sheet={sheet} />
    </svg>
  );
}
