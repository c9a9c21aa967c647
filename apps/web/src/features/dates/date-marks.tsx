import type { ChartDate } from '@palm/contract/chart-date';
import { aspectLooks } from '../../ui/engraving/aspect-looks.ts';
import { aspectPaths } from '../../ui/engraving/aspect-paths.ts';
import { bodyPaths } from '../../ui/engraving/body-paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Glyph } from '../../ui/engraving/glyph.tsx';
import { copy } from './copy.ts';

type Mark = ChartDate['mark'];

/** What a date is about, in glyphs; a new Moon as a black disc, a full one as a bright one. */
export function DateMarks({ date: { kind, mark, isStrong } }: { date: ChartDate }) {
  const size = isStrong ? 'size-7.5' : 'size-5';
  if (mark.phase !== null) return <Disc phase={mark.phase} className={size} />;
  return (
    <span aria-hidden="true" className="flex items-center gap-2.5">
      <Glyph path={bodyPaths[mark.body]} weight={1.4} className={size} />
      <Between kind={kind} aspect={mark.aspect} isStrong={isStrong} />
      <PointMark point={mark.point} className={size} />
    </span>
  );
}

function Between({
  kind,
  aspect,
  isStrong,
}: Pick<ChartDate, 'kind' | 'isStrong'> & Pick<Mark, 'aspect'>) {
  if (kind === 'end' || kind === 'station') {
    return (
      <span className="font-serif text-paper-dim italic">
        {kind === 'end' ? copy.leaves : copy.turns}
      </span>
    );
  }
  if (aspect === null) return null;
  return (
    <Glyph
      path={aspectPaths[aspect]}
      weight={1.4}
      className={classNames(isStrong ? 'size-6' : 'size-4.5', aspectLooks[aspect].className)}
    />
  );
}

function PointMark({ point, className }: { point: Mark['point']; className: string }) {
  if (point === null) return null;
  if (point === 'ascendant' || point === 'midheaven') {
    return (
      <span className="text-label font-medium">{point === 'ascendant' ? copy.ac : copy.mc}</span>
    );
  }
  return <Glyph path={bodyPaths[point]} weight={1.4} className={className} />;
}

/** Dark on a light page and darker than a dark one: the ring keeps it in sight. */
const Disc = ({ phase, className }: { phase: 'new' | 'full'; className: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
    <circle
      cx="12"
      cy="12"
      r="10.6"
      strokeWidth="1"
      className={classNames('stroke-paper-dim', phase === 'new' ? 'fill-new-moon' : 'fill-moon')}
    />
  </svg>
);
