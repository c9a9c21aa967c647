import {
  bonePath,
  handSheet,
  type HandShape,
  handShape,
  towards,
} from '@palm/palmistry/drawing/hand-shape';
import { useId } from 'react';
import { classNames } from '../../class-names.ts';
import { namedDrawing } from '../named-drawing.ts';
import type { Point } from '../wheel-geometry.ts';

interface HandPlateProps {
  /** The 21 joints of a hand in the order of the landmark network: wrist, then each finger to its tip. */
  joints: readonly Point[];
  /** `dash` is a dash pattern, in the units of the joints. */
  lines: readonly { readonly name: string; readonly path: string; readonly dash?: string }[];
  /** The one line to stand out. */
  lit: string | null;
  label: string;
  className?: string;
}

const CREASES = [2, 3, 6, 7, 10, 11, 14, 15, 18, 19] as const;

const NOWHERE: Point = { x: 0, y: 0 };
const whole = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** A short stroke across a finger at a joint. */
function creaseAt(joint: Point, next: Point): string {
  const across = { x: joint.y - next.y, y: next.x - joint.x };
  const share = 22 / Math.hypot(across.x, across.y);
  const [from, to] = [towards(joint, across, -share), towards(joint, across, share)];
  const bent = towards(joint, { x: next.x - joint.x, y: next.y - joint.y }, -0.12);
  return `M${whole(from)}Q${whole(bent)} ${whole(to)}`;
}

function Flesh({ shape, grownBy, colour }: { shape: HandShape; grownBy: number; colour: string }) {
  const { bones, forearm } = shape;
  return (
    <g stroke={colour} fill={colour} strokeLinejoin="round" strokeLinecap="round">
      {bones.map((bone) => {
        const d = bonePath(bone);
        const fill = bone.isClosed ? colour : 'none';
        return <path key={d} d={d} fill={fill} strokeWidth={bone.width + grownBy} />;
      })}
      <path d={bonePath(forearm)} strokeLinecap="butt" strokeWidth={forearm.width + grownBy} />
    </g>
  );
}

/**
 * A hand drawn from its measured joints: an outline, hatching on the side away from the light, and the
 * lines that were traced in it. Outline and hatching are differences of the same flesh, grown or moved.
 */
export function HandPlate({ joints, lines, lit, label, className }: HandPlateProps) {
  const id = useId();
  const shape = handShape(joints);
  const creases = CREASES.map((index) =>
    creaseAt(joints[index] ?? NOWHERE, joints[index + 1] ?? NOWHERE),
  );
  const sheet = handSheet(joints);
  return (
    <svg
      viewBox={`${sheet.x} ${sheet.y} ${sheet.width} ${sheet.height}`}
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
          <Flesh shape={shape} grownBy={4} colour="white" />
          <Flesh shape={shape} grownBy={-1} colour="black" />
        </mask>
        <mask id={`${id}shade`} maskUnits="userSpaceOnUse" {...sheet}>
          <Flesh shape={shape} grownBy={0} colour="white" />
          <g transform="translate(-15 -9)">
            <Flesh shape={shape} grownBy={0} colour="black" />
          </g>
        </mask>
      </defs>
      <rect {...sheet} fill={`url(#${id}hatch)`} mask={`url(#${id}shade)`} />
      <rect {...sheet} fill="currentColor" mask={`url(#${id}edge)`} />
      <g stroke="currentColor" strokeWidth="2" strokeOpacity="0.6" strokeLinecap="round">
        {creases.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g strokeLinecap="round" strokeLinejoin="round">
        {lines.map(({ name, path, dash }) => (
          <path
            key={name}
            d={path}
            stroke="currentColor"
            strokeDasharray={dash}
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
