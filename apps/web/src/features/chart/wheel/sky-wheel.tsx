import { namedDrawing } from '../../../ui/engraving/named-drawing.ts';
import { SignRing } from '../../../ui/engraving/sign-ring.tsx';
import { WHEEL_SIZE } from '../../../ui/engraving/wheel-geometry.ts';
import { AspectLines } from './aspect-lines.tsx';
import { type DrawnSky, leftEdge, wheelLabels } from './wheel-labels.ts';
import { WheelMark } from './wheel-mark.tsx';

interface SkyWheelProps {
  sky: DrawnSky;
  /** The accessible name; the table beside it has the same data. */
  label: string;
}

/** A chart wheel without buttons. */
export function SkyWheel({ sky, label }: SkyWheelProps) {
  return (
    <svg
      viewBox={`0 0 ${WHEEL_SIZE} ${WHEEL_SIZE}`}
      {...namedDrawing(label)}
      fill="none"
      className="w-full font-sans"
    >
      {/* It turns within its sheet: turning the sheet would widen a phone's page for that moment. */}
      <g className="origin-center motion-safe:animate-[settle_600ms_ease-out] [[data-drawn]_&]:animate-none">
        <SignRing leftDeg={leftEdge(sky)} innerRings={[126, 108]} />
        <AspectLines chart={sky} chosen={null} />
        {wheelLabels(sky).map((mark) => (
          <WheelMark key={mark.id} label={mark} isChosen={false} />
        ))}
      </g>
    </svg>
  );
}
