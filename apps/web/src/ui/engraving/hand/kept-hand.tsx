import { type DrawnLine, pathAlong } from '@palm/palmistry/drawing/line-path';
import { dashOf } from '@palm/palmistry/drawing/line-strokes';
import { UPRIGHT_LINE_WIDTH, uprightHand } from '@palm/palmistry/drawing/upright-hand';
import { HandPlate } from './hand-plate.tsx';

interface KeptHandProps {
  /** The 21 joints, in pixels of a photo that is gone. */
  joints: readonly (readonly [x: number, y: number])[];
  lines: readonly DrawnLine[];
  label: string;
  className?: string;
}

/** A palm as it is kept without its photo: the person's own hand, engraved from its joints, with the traced lines. */
export function KeptHand({ joints, lines, label, className }: KeptHandProps) {
  const hand = uprightHand(joints, lines);
  return (
    <HandPlate
      joints={hand.joints}
      lines={hand.lines.map(({ name, points }) => {
        const dash = dashOf(name, UPRIGHT_LINE_WIDTH);
        return { name, path: pathAlong(points), ...(dash !== undefined && { dash }) };
      })}
      lit={null}
      label={label}
      {...(className !== undefined && { className })}
    />
  );
}
