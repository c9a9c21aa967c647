import { bodyPaths } from '../../ui/engraving/body-paths.ts';
import { Glyph } from '../../ui/engraving/glyph.tsx';
import type { Placement } from './use-reveal.ts';
import { copy } from './copy.ts';

export type Point = Placement['point'];

export function PointMark({ point, isMissing = false }: { point: Point; isMissing?: boolean }) {
  const ink = isMissing ? 'text-paper-dim' : 'text-brass-bright';
  if (point === 'ascendant') {
    return (
      <span aria-hidden="true" className={`font-serif text-title-sm leading-none ${ink}`}>
        {copy.ascendantMark}
      </span>
    );
  }
  return <Glyph path={bodyPaths[point]} weight={1.1} className={`size-9 ${ink}`} />;
}
