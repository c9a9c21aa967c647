import { classNames } from '../../../ui/class-names.ts';
import type { PlacedLabel } from './place-labels.ts';
import { EDGE, INK } from './traced-line.tsx';

interface LineLabelProps {
  label: PlacedLabel;
  /** A pixel of the screen, in pixels of the picture. */
  px: number;
  isDimmed: boolean;
}

/** The name of a line, over all of them: a press on it goes to the line below. */
export function LineLabel({ label: { name, x, y, anchor }, px, isDimmed }: LineLabelProps) {
  return (
    <text
      aria-hidden="true"
      x={x}
      y={y}
      textAnchor={anchor}
      dominantBaseline="central"
      fontSize={14 * px}
      fill={INK}
      stroke={EDGE}
      strokeOpacity={0.75}
      strokeWidth={4 * px}
      paintOrder="stroke"
      className={classNames(
        'pointer-events-none font-sans font-medium transition-opacity duration-150',
        isDimmed && 'opacity-45',
      )}
    >
      {name}
    </text>
  );
}
