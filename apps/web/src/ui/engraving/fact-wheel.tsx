import type { FactMark, FactPicture, WheelAspect } from '../reading/fact-view.ts';
import { aspectLooks } from './aspect-looks.ts';
import { bodyPaths } from './body-paths.ts';
import { namedDrawing } from './named-drawing.ts';
import { signPaths } from './sign-paths.ts';
import {
  arcAlong,
  glyphAt,
  lineBetween,
  pointAt,
  WHEEL_CENTRE,
  WHEEL_SIZE,
} from './wheel-geometry.ts';
import { writtenApart } from './written-apart.ts';

const RADII = { outer: 256, signs: 231, inner: 206, bodies: 168, aspects: 128 } as const;
const at = { cx: WHEEL_CENTRE, cy: WHEEL_CENTRE };
const strokes = {
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

type FactWheelProps = Omit<Extract<FactPicture, { kind: 'wheel' }>, 'kind'> & {
  /** Without it the words beside the wheel say the same. */
  label?: string;
};

/** A small wheel with nothing on it but what one fact is about. */
export function FactWheel({ marks, aspect, signs, label }: FactWheelProps) {
  return (
    <svg
      viewBox={`0 0 ${WHEEL_SIZE} ${WHEEL_SIZE}`}
      {...(label === undefined ? { 'aria-hidden': true } : namedDrawing(label))}
      fill="none"
      className="w-full font-sans"
    >
      <Ring signs={signs} />
      {aspect !== null && <Tie marks={marks} aspect={aspect} />}
      <Marks marks={marks} signs={signs} />
    </svg>
  );
}

function Tie({ marks, aspect }: { marks: readonly FactMark[]; aspect: WheelAspect }) {
  const [from, to] = marks.flatMap(({ atDeg }) => atDeg ?? []);
  if (from === undefined || to === undefined) return null;
  const { className, dash } = aspectLooks[aspect];
  return (
    <path
      d={lineBetween([from, RADII.aspects], [to, RADII.aspects])}
      stroke="currentColor"
      strokeWidth="6"
      strokeDasharray={dash && '18 11'}
      className={className}
    />
  );
}

function Ring({ signs }: Pick<FactWheelProps, 'signs'>) {
  return (
    <>
      <g stroke="currentColor" strokeOpacity="0.6" strokeWidth="2.4">
        <circle {...at} r={RADII.outer} />
        <circle {...at} r={RADII.inner} />
        <circle {...at} r={RADII.aspects} strokeOpacity="0.35" />
        {signPaths.map((path, index) => (
          <path key={path} d={lineBetween([index * 30, RADII.inner], [index * 30, RADII.outer])} />
        ))}
      </g>
      <g className="stroke-brass" strokeOpacity="0.28" strokeWidth={RADII.outer - RADII.inner}>
        {signs.map((sign) => (
          <path key={sign} d={arcAlong(sign * 30, 30, RADII.signs)} />
        ))}
      </g>
      <g {...strokes} strokeWidth="2">
        {signPaths.map((path, index) => (
          <path
            key={path}
            d={path}
            className={signs.includes(index) ? 'text-brass-bright' : 'text-paper-dim opacity-60'}
            transform={glyphAt(pointAt(index * 30 + 15, RADII.signs), 38)}
          />
        ))}
      </g>
    </>
  );
}

/** Where only the sign is known, the glyph stands in its middle and no degree is marked. */
function Marks({ marks, signs }: Pick<FactWheelProps, 'marks' | 'signs'>) {
  const written = writtenApart(marks.map(({ atDeg }) => atDeg ?? (signs[0] ?? 0) * 30 + 15));
  return marks.map((mark, index) => {
    const degrees = written[index] ?? 0;
    return (
      <g key={mark.body + String(index)}>
        {mark.atDeg !== null && <Degree atDeg={mark.atDeg} />}
        <Body body={mark.body} degrees={degrees} />
      </g>
    );
  });
}

function Degree({ atDeg }: { atDeg: number }) {
  const [outer, inner] = [pointAt(atDeg, RADII.inner), pointAt(atDeg, RADII.aspects)];
  return (
    <g className="fill-brass-bright stroke-ground" strokeWidth="3">
      <circle cx={outer.x} cy={outer.y} r="10" />
      <circle cx={inner.x} cy={inner.y} r="8" />
    </g>
  );
}

function Body({ body, degrees }: { body: FactMark['body']; degrees: number }) {
  const point = pointAt(degrees, RADII.bodies);
  if (body === 'ascendant' || body === 'midheaven') {
    return (
      <text
        {...point}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-paper text-[42px] font-medium"
      >
        {body === 'ascendant' ? 'AC' : 'MC'}
      </text>
    );
  }
  return <path {...strokes} d={bodyPaths[body]} transform={glyphAt(point, 56)} strokeWidth="2.1" />;
}
