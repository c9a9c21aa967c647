import { handShape } from '@palm/palmistry/drawing/hand-shape';

/** The shape of the hand behind its lines, where the photo is gone. */
export function HandSilhouette({ joints }: { joints: readonly (readonly [number, number])[] }) {
  const { bones, forearm } = handShape(joints.map(([x, y]) => ({ x, y })));
  return (
    <g aria-hidden="true" className="fill-line stroke-line" strokeLinejoin="round">
      {[...bones, forearm].map(({ points, width, isClosed }) => {
        const d = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}${isClosed ? 'Z' : ''}`;
        return (
          <path key={d} d={d} strokeWidth={width} className={isClosed ? undefined : 'fill-none'} />
        );
      })}
    </g>
  );
}
