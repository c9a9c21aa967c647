import { DAY_MS } from '@palm/astrology/instant';
import { weekdayAndDay, weekdayName } from '../../../lib/format/calendar-words.ts';
import { withElements } from '../../../ui/with-elements.tsx';
import { copy } from '../copy.ts';
import { FreeWeek } from './free-week.tsx';

/** The free days and the first charge of a trial, in reading size. Empty, in its height, while the day is not known. */
export function FreeTerms({ firstChargeAt }: { firstChargeAt: number | null }) {
  if (firstChargeAt === null) return <div className="min-h-72" />;
  return (
    <>
      <FreeWeek firstChargeAt={firstChargeAt} />
      <p className="reading mt-9 text-balance max-md:text-[1.15rem]">
        <span className="block">
          {withElements(copy.premium.firstCharge, {
            day: <span className="text-brass-bright">{weekdayAndDay(firstChargeAt, 'UTC')}</span>,
          })}
        </span>{' '}
        <span className="block">
          {copy.premium.cancelBy(weekdayName(firstChargeAt - DAY_MS, 'UTC'))}
        </span>
      </p>
      <p className="mt-3 text-label text-balance text-paper-dim">{copy.premium.utc}</p>
    </>
  );
}
