import { useId } from 'react';
import { namedDrawing } from '../engraving/named-drawing.ts';
import { signPaths } from '../engraving/sign-paths.ts';
import { glyphAt } from '../engraving/wheel-geometry.ts';

interface PairDrawingProps {
  signs: readonly [number, number];
  label: string;
}

const CENTRES = [118, 202] as const;
const GLYPHS = [88, 232] as const;
const MIDDLE = 90;

/** Two signs, each in a circle of its own; what they share is hatched. */
export function PairDrawing({ signs, label }: PairDrawingProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 320 180"
      {...namedDrawing(label)}
      fill="none"
      stroke="currentColor"
      className="h-full w-full"
    >
      <defs>
        <pattern
          id={`${id}hatch`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path d="M0 2.5h5" strokeWidth="0.9" />
        </pattern>
      </defs>
      <path
        d="M160 16.6a84 84 0 0 1 0 146.8a84 84 0 0 1 0-146.8Z"
        className="text-brass"
        fill={`url(#${id}hatch)`}
        stroke="none"
      />
      <g strokeOpacity="0.7">
        {CENTRES.map((cx) => (
          <g key={cx}>
            <circle cx={cx} cy={MIDDLE} r="84" />
            <circle cx={cx} cy={MIDDLE} r="79" strokeDasharray="1 3.4" />
          </g>
        ))}
      </g>
      <g strokeWidth="1.2" strokeLinecap="round" strokeLinejoin="round">
        {GLYPHS.map((x, place) => (
          <path
            key={x}
            d={signPaths[signs[place] ?? 0]}
            transform={glyphAt({ x, y: MIDDLE }, 56)}
          />
        ))}
      </g>
    </svg>
  );
}
