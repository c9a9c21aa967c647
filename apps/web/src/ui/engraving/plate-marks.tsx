import { glyphAt, lineBetween, pointAt } from './wheel-geometry.ts';

interface PlateMarksProps {
  marks: readonly { readonly degree: number; readonly path: string }[];
}

/** Bodies at their degree, within the ring of a zodiac plate. */
export function PlateMarks({ marks }: PlateMarksProps) {
  return marks.map(({ degree, path }) => (
    <g key={path} className="text-paper" strokeWidth="1.7">
      <path d={lineBetween([degree, 186], [degree, 168])} />
      <path d={path} transform={glyphAt(pointAt(degree, 148), 30)} />
    </g>
  ));
}
