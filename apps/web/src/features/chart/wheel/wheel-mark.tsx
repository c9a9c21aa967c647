import { bodyPaths } from '../../../ui/engraving/body-paths.ts';
import { glyphAt, lineBetween, pointAt } from '../../../ui/engraving/wheel-geometry.ts';
import { copy } from './copy.ts';
import { LABEL_RADII, type WheelLabel } from './wheel-labels.ts';

const GLYPH = 21;

interface WheelMarkProps {
  label: WheelLabel;
  isChosen: boolean;
}

/**
 * One label of the wheel: a leader from the true degree, the glyph, the degree, a mark when retrograde. A phone's wheel
 * has a larger glyph and neither degree nor mark: the table below has them.
 */
export function WheelMark({ label, isChosen }: WheelMarkProps) {
  const { at, writtenAt, degree, isRetrograde } = label;
  return (
    <>
      <path
        d={`${lineBetween([at, 200], [at, 194])}${lineBetween([at, 194], [writtenAt, 188])}`}
        stroke="currentColor"
        strokeOpacity="0.7"
        strokeWidth="0.9"
      />
      {/* Lines that run behind a label end at it. */}
      <path
        d={lineBetween([writtenAt, 187], [writtenAt, degree === null ? 165 : 142])}
        className="stroke-ground"
        strokeWidth="20"
      />
      {isChosen && (
        <circle
          {...centre(writtenAt, LABEL_RADII.glyph)}
          r="15"
          className="fill-ground stroke-brass-bright"
          strokeWidth="1.6"
        />
      )}
      <Glyph label={label} />
      <g textAnchor="middle" dominantBaseline="central" className="fill-paper-dim">
        {degree !== null && (
          <text {...pointAt(writtenAt, LABEL_RADII.degree)} className="text-[14px] max-md:hidden">
            {degree}
          </text>
        )}
        {isRetrograde && (
          <text
            {...pointAt(writtenAt, LABEL_RADII.retrograde)}
            className="text-[10px] max-md:hidden"
          >
            {copy.wheel.retrograde}
          </text>
        )}
      </g>
    </>
  );
}

function centre(degrees: number, radius: number) {
  const { x, y } = pointAt(degrees, radius);
  return { cx: x, cy: y };
}

function Glyph({ label: { id, writtenAt } }: { label: WheelLabel }) {
  const point = pointAt(writtenAt, LABEL_RADII.glyph);
  if (id === 'ascendant' || id === 'midheaven') {
    return (
      <text
        {...point}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-brass text-[14px] font-medium max-md:text-[20px]"
      >
        {copy.wheel[id]}
      </text>
    );
  }
  return (
    <g transform={glyphAt(point, GLYPH)}>
      <path
        d={bodyPaths[id]}
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="origin-center [transform-box:fill-box] max-md:scale-135"
      />
    </g>
  );
}
