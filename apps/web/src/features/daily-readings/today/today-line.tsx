import { phaseOf } from '@palm/astrology/phase-of';
import { MOON_PHASES, SIGNS } from '@palm/astrology/vocabulary';
import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { MoonDisc } from '../../../ui/engraving/moon-disc.tsx';
import { useTodaysSheet } from './use-todays-sheet.ts';
import { copy } from '../copy.ts';

/** Today in one line: the Moon and the title of the page, which it leads to. Nothing without a chart. */
export function TodayLine({ userId }: { userId: string }) {
  const { data: today } = useTodaysSheet(userId);
  if (!today) return null;
  const { angleDeg, illuminatedFraction, sign } = today.moon;
  const phase = MOON_PHASES[phaseOf(angleDeg)].name;
  const title = today.pages[0]?.title;
  return (
    <Link
      to={paths.dailyReadings}
      className="mb-8 flex min-h-12 items-center gap-3 border-y border-line py-2 text-small hover:text-brass-bright"
    >
      <span className="w-7 shrink-0">
        <MoonDisc litFraction={illuminatedFraction} isWaxing={angleDeg < 180} />
      </span>
      <span>
        <span className="text-brass">{copy.line.today}</span>
        <span className="text-paper-dim">{` ${phase} ${copy.moon.inSign(SIGNS[sign].name)}`}</span>
        {title && <span className="block font-serif text-body">{title}</span>}
      </span>
    </Link>
  );
}
