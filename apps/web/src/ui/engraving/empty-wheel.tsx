import { classNames } from '../class-names.ts';
import { SignRing } from './sign-ring.tsx';
import { WHEEL_SIZE } from './wheel-geometry.ts';

/** A chart wheel before anything is written into it: the twelve signs and their degrees, no sky. */
export function EmptyWheel({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${WHEEL_SIZE} ${WHEEL_SIZE}`}
      aria-hidden="true"
      fill="none"
      className={classNames('w-full', className)}
    >
      <SignRing leftDeg={0} innerRings={[126, 108]} />
    </svg>
  );
}
