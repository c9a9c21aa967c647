import { useId } from 'react';

const BONES: readonly (readonly [path: string, width: number])[] = [
  ['M137 142 149 70', 25],
  ['M114 134 117 46', 26],
  ['M91 137 84 58', 25],
  ['M69 150 53 94', 22],
  ['M112 226Q148 210 160 182L178 152', 27],
  ['M70 150 136 144 140 190 126 232 82 232 66 196Z', 24],
  ['M104 232V290', 56],
];

function Bones({ grownBy, colour }: { grownBy: number; colour: string }) {
  return BONES.map(([path, width]) => (
    <path key={path} d={path} stroke={colour} fill={colour} strokeWidth={width + grownBy} />
  ));
}

/**
 * An open right hand, seen from its palm, as one line. The bones are drawn twice into a mask, thick in
 * white and a little less thick in black: what is left is the edge of all of them together.
 */
export function HandOutline({ className, weight = 2 }: { className?: string; weight?: number }) {
  const mask = useId();
  return (
    <svg viewBox="16 16 190 244" aria-hidden="true" className={className}>
      <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width="220" height="270">
        <g strokeLinecap="round" strokeLinejoin="round">
          <Bones grownBy={weight} colour="white" />
          <Bones grownBy={-weight} colour="black" />
        </g>
      </mask>
      <rect width="220" height="270" fill="currentColor" mask={`url(#${mask})`} />
    </svg>
  );
}
