import { phaseOf } from '@palm/astrology/phase-of';
import { MOON_PHASES } from '@palm/astrology/vocabulary';
import type { Today } from '@palm/contract/today';
import { MoonDisc } from '../../../ui/engraving/moon-disc.tsx';
import { copy } from '../copy.ts';

/** The Moon of the evening in one line. */
export const MoonLine = ({ moon: { angleDeg, illuminatedFraction } }: Pick<Today, 'moon'>) => (
  <p className="mt-6 flex items-center gap-2.5 text-small text-paper-dim">
    <span className="w-7.5 shrink-0">
      <MoonDisc litFraction={illuminatedFraction} isWaxing={angleDeg < 180} />
    </span>
    {MOON_PHASES[phaseOf(angleDeg)].name}, {copy.moon.lit(Math.round(illuminatedFraction * 100))}
  </p>
);
