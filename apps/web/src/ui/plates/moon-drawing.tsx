import { swellingLines } from '@palm/astrology/swelling-lines';
import { classNames } from '../class-names.ts';
import { namedDrawing } from '../engraving/named-drawing.ts';

interface MoonDrawingProps {
  /** How far it is ahead of the Sun: 0 new, 90 first quarter, 180 full. */
  angleDeg: number;
  label: string;
  className?: string;
}

/** The Moon as it is, seen from the north: lines that swell with its light. Its dark side still shows its plains. */
export function MoonDrawing({ angleDeg, label, className }: MoonDrawingProps) {
  const { lit, dark } = swellingLines(angleDeg);
  return (
    <svg
      viewBox="-104 -104 208 208"
      {...namedDrawing(label)}
      className={classNames('block', className)}
    >
      <circle
        r="101.4"
        className="fill-moon-night stroke-paper"
        strokeOpacity="0.55"
        strokeWidth="0.7"
      />
      <path d={dark} className="fill-moon" fillOpacity="0.45" />
      <path d={lit} className="fill-moon" />
    </svg>
  );
}
