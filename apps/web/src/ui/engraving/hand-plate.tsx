import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { namedDrawing } from './named-drawing.ts';
import type { Point } from './wheel-geometry.ts';

interface HandPlateProps {
  /** The 21 joints of a hand in the order of the landmark network: wrist, then each finger to its tip. */
  joints: readonly Point[];
  lines: readonly { readonly name: string; readonly path: string }[];
  /** The one line to stand out. */
  lit: string | null;
  label: string;
  className?: string;
}

/** Joints along each finger, and how thick it is in palm lengths. */
const FINGERS = [
  { joints: [1, 2, 3, 4], width: 0.235 },
  { joints: [0, 1, 2], width: 0.34 },
  { joints: [5, 6, 7, 8], width: 0.23 },
  { joints: [9, 10, 11, 12], width: 0.235 },
  { joints: [13, 14, 15, 16], width: 0.215 },
  { joints: [17, 18, 19, 20], width: 0.18 },
] as const;
const PALM = { joints: [1, 5, 9, 13, 17], width: 0.225 } as const;
const CREASES = [2, 3, 6, 7, 10, 11, 14, 15, 18, 19] as const;

const whole = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
const along = (points: readonly Point[]): string => `M${points.map(whole).join('L')}`;
const towards = (from: Point, by: Point, share: number): Point => ({
  x: from.x + by.x * share,
  y: from.y + by.y * share,
});

/** Everything is laid out along the hand's own axis, from the wrist to the middle knuckle. */
function layOut(joints: readonly Point[]) {
  const at = (index: number): Point => joints[index] ?? { x: 0, y: 0 };
  const [wrist, knuckle] = [at(0), at(9)];
  const up = { x: knuckle.x - wrist.x, y: knuckle.y - wrist.y };
  const isThumbRight = at(4).x > wrist.x;
  const outwards = isThumbRight ? { x: up.y, y: -up.x } : { x: -up.y, y: up.x };
  const heel = towards(wrist, outwards, 0.2);
  const cut = towards(wrist, up, -0.5);
  return {
    length: Math.hypot(up.x, up.y),
    bones: [
      ...FINGERS.map(({ joints: row, width }) => ({ d: along(row.map(at)), width })),
      { d: `${along([...PALM.joints.map(at), heel])}Z`, width: PALM.width },
    ],
    forearm: along([towards(wrist, up, 0.1), cut]),
    creases: CREASES.map((index) => creaseAt(at(index), at(index + 1))),
  };
}

/** A short stroke across a finger at a joint. */
function creaseAt(joint: Point, next: Point): string {
  const across = { x: joint.y - next.y, y: next.x - joint.x };
  const share = 22 / Math.hypot(across.x, across.y);
  const [from, to] = [towards(joint, across, -share), towards(joint, across, share)];
  const bent = towards(joint, { x: next.x - joint.x, y: next.y - joint.y }, -0.12);
  return `M${whole(from)}Q${whole(bent)} ${whole(to)}`;
}

type Layout = ReturnType<typeof layOut>;

function Flesh({ layout, grownBy, colour }: { layout: Layout; grownBy: number; colour: string }) {
  const { bones, forearm, length } = layout;
  return (
    <g stroke={colour} fill={colour} strokeLinejoin="round" strokeLinecap="round">
      {bones.map(({ d, width }) => (
        <path
          key={d}
          d={d}
          fill={d.endsWith('Z') ? colour : 'none'}
          strokeWidth={width * length + grownBy}
        />
      ))}
      <path d={forearm} strokeLinecap="butt" strokeWidth={0.62 * length + grownBy} />
    </g>
  );
}

/**
 * A hand drawn from its measured joints: an outline, hatching on the side away from the light, and the
 * lines that were traced in it. Outline and hatching are differences of the same flesh, grown or moved.
 */
export function HandPlate({ joints, lines, lit, label, className }: HandPlateProps) {
  const id = useId();
  const layout = layOut(joints);
  const [xs, ys] = [joints.map(({ x }) => x), joints.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 60, Math.min(...ys) - 60];
  const width = Math.max(...xs) - left + 60;
  const height = Math.max(...ys) - top + 0.42 * layout.length;
  const sheet = { x: left, y: top, width, height };
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${Math.round(height)}`}
      {...namedDrawing(label)}
      fill="none"
      className={className}
    >
      <defs>
        <pattern
          id={`${id}hatch`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-38)"
        >
          <path d="M0 4h8" stroke="currentColor" strokeWidth="1.5" />
        </pattern>
        <mask id={`${id}edge`} maskUnits="userSpaceOnUse" {...sheet}>
          <Flesh layout={layout} grownBy={4} colour="white" />
          <Flesh layout={layout} grownBy={-1} colour="black" />
        </mask>
        <mask id={`${id}shade`} maskUnits="userSpaceOnUse" {...sheet}>
          <Flesh layout={layout} grownBy={0} colour="white" />
          <g transform="translate(-15 -9)">
            <Flesh layout={layout} grownBy={0} colour="black" />
          </g>
        </mask>
      </defs>
      <rect {...sheet} fill={`url(#${id}hatch)`} mask={`url(#${id}shade)`} />
      <rect {...sheet} fill="currentColor" mask={`url(#${id}edge)`} />
      <g stroke="currentColor" strokeWidth="2" strokeOpacity="0.6" strokeLinecap="round">
        {layout.creases.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g strokeLinecap="round" strokeLinejoin="round">
        {lines.map(({ name, path }) => (
          <path
            key={name}
            d={path}
            stroke="currentColor"
            strokeWidth={name === lit ? 9 : 5}
            className={classNames(
              'transition-[stroke-width]',
              name === lit ? 'text-brass-bright' : 'text-brass',
            )}
          />
        ))}
      </g>
    </svg>
  );
}
