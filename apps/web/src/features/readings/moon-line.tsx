import { phaseOf } from '@palm/astrology/phase-of';
import { MOON_PHASES } from '@palm/astrology/vocabulary';
import type { EveningMoon } from '@palm/contract/evening-moon';
import { MoonDisc } from '../../ui/engraving/moon-disc.tsx';
import { copy } from './copy.ts';

/** The Moon in the evening of a reading's day, in one line. */
export const MoonLine = ({ angleDeg, illuminatedFraction }: EveningMoon) => (
  <p className="mt-6 flex items-center gap-2.5 text-small text-paper-dim">
    <span className="w-7.5 shrink-0">
      <MoonDisc litFraction={illuminatedFraction} isWaxing={angleDeg < 180} />
    </span>
    {copy.moonLine(MOON_PHASES[phaseOf(angleDeg)].name, Math.round(illuminatedFraction * 100))}
  </p>
);
