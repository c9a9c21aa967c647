import { phaseOf } from '@palm/astrology/phase-of';
import { MOON_PHASES, SIGNS } from '@palm/astrology/vocabulary';
import type { Today } from '@palm/contract/today';
import { typographic } from '@palm/contract/typographic';
import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { MoonDisc } from '../../../ui/engraving/moon-disc.tsx';
import { useTodaysSheet } from './use-todays-sheet.ts';
import { copy } from '../copy.ts';

const ROW = 'mb-8 flex min-h-12 items-center gap-3 border-y border-line py-2 text-small';
const TITLE = 'line-clamp-1 font-serif text-body';

/** Today in two lines: the Moon and the title of the page, which it leads to. As high before it has come. */
export function TodayLine({ userId }: { userId: string }) {
  const { data: today, isPending } = useTodaysSheet(userId);
  if (isPending) return <Coming />;
  return (
    <Link to={paths.dailyReadings} className={`${ROW} hover:text-brass-bright`}>
      {today ? <Told today={today} /> : <span className={TITLE}>{copy.firstPage.read}</span>}
    </Link>
  );
}

function Told({ today: { moon, pages } }: { today: Today }) {
  const { angleDeg, illuminatedFraction, sign } = moon;
  const phase = MOON_PHASES[phaseOf(angleDeg)].name;
  return (
    <>
      <span className="w-7 shrink-0">
        <MoonDisc litFraction={illuminatedFraction} isWaxing={angleDeg < 180} />
      </span>
      <span>
        <span className="line-clamp-1">
          <span className="text-brass">{copy.line.today}</span>
          <span className="text-paper-dim"> {copy.line.moon(phase, SIGNS[sign].name)}</span>
        </span>
        <span className={TITLE}>{typographic(pages[0]?.title ?? copy.firstPage.notWritten)}</span>
      </span>
    </>
  );
}

const Coming = () => (
  <div aria-hidden="true" className={ROW}>
    <span>
      <span className="line-clamp-1">{SPACE}</span>
      <span className={TITLE}>{SPACE}</span>
    </span>
  </div>
);

const SPACE = '\u{A0}';
