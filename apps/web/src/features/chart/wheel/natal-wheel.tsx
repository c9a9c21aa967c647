import type { BodyId } from '@palm/astrology/vocabulary';
import type { Chart } from '@palm/contract/chart';
import { SignRing } from '../../../ui/engraving/sign-ring.tsx';
import { WHEEL_SIZE } from '../../../ui/engraving/wheel-geometry.ts';
import { AspectLines } from './aspect-lines.tsx';
import { HouseLines } from './house-lines.tsx';
import { Stretches } from './stretches.tsx';
import { leftEdge } from './wheel-labels.ts';
import { WheelMarks } from './wheel-marks.tsx';
import { copy } from './copy.ts';

interface NatalWheelProps {
  chart: Chart;
  chosen: BodyId | null;
  onChoose: (body: BodyId | null) => void;
}

/** The sky at birth, drawn. The table beside it says the same in words. */
export function NatalWheel({ chart, chosen, onChoose }: NatalWheelProps) {
  return (
    // A group of buttons in a drawing: HTML's own grouping elements cannot stand in one.
    // oxlint-disable jsx-a11y/prefer-tag-over-role
    <svg
      viewBox={`0 0 ${WHEEL_SIZE} ${WHEEL_SIZE}`}
      role="group"
      aria-label={copy.natalWheel.wheelOfYourBirthChart}
      fill="none"
      className="w-full font-sans"
    >
      {/* It turns within its sheet: turning the sheet would widen a phone's page for that moment. */}
      <g className="origin-center motion-safe:animate-[settle_600ms_ease-out]">
        <SignRing leftDeg={leftEdge(chart)} innerRings={[126, 108]} />
        {chart.houses && <HouseLines houses={chart.houses} />}
        <AspectLines chart={chart} chosen={chosen} />
        <Stretches chart={chart} />
        <WheelMarks chart={chart} chosen={chosen} onChoose={onChoose} />
      </g>
    </svg>
  );
}
