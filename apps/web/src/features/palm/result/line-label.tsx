import { classNames } from '../../../ui/class-names.ts';
import { CASING, inks } from './line-looks.ts';
import type { PlacedLabel } from './place-labels.ts';

/** Wide and solid: a name must be readable on light skin as well. */
const TEXT_CASING_PX = 4.5;

interface LineLabelProps {
  label: PlacedLabel;
  words: string;
  /** A pixel of the screen, in pixels of the picture. */
  px: number;
  isDimmed: boolean;
}

/** The name of a line on a leader from its free end. A press on it goes to the line below. */
export function LineLabel({ label, words, px, isDimmed }: LineLabelProps) {
  const { name, x, y, anchor, from } = label;
  const ink = inks[name];
  const leader = `M${from[0]} ${from[1]}L${x + (anchor === 'end' ? 4 : -4) * px} ${y}`;
  return (
    <g
      aria-hidden="true"
      className={classNames(
        'pointer-events-none transition-opacity duration-150',
        isDimmed && 'opacity-45',
      )}
    >
      <path d={leader} stroke={CASING} strokeOpacity={0.9} strokeWidth={2.6 * px} />
      <path d={leader} stroke={ink} strokeWidth={px} />
      <circle cx={from[0]} cy={from[1]} r={2.6 * px} fill={ink} stroke={CASING} strokeWidth={px} />
      <text
        x={x}
        y={y}
        textAnchor={anchor}
        dominantBaseline="central"
        fontSize={14 * px}
        fill={inks.head}
        stroke={CASING}
        strokeWidth={TEXT_CASING_PX * px}
        strokeLinejoin="round"
        paintOrder="stroke"
        className="font-sans font-medium"
      >
        {words}
      </text>
    </g>
  );
}
