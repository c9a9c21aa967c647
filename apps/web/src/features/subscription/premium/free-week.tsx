import { DATE_LOCALE } from '@palm/contract/limits';
import { PREMIUM_PRICE } from '@palm/contract/price';
import { classNames } from '../../../ui/class-names.ts';
import { MoonDisc } from '../../../ui/engraving/moon-disc.tsx';
import { copy } from '../copy.ts';
import { daysUpTo } from './free-days.ts';
import type { Moon } from './moons.ts';
import { useMoons } from './use-moons.ts';

const weekday = new Intl.DateTimeFormat(DATE_LOCALE, { weekday: 'short', timeZone: 'UTC' });

/** The free days under their own Moons, and the day of the first charge in brass. */
export function FreeWeek({ firstChargeAt }: { firstChargeAt: number }) {
  const days = daysUpTo(firstChargeAt);
  const moons = useMoons(days);
  return (
    <figure className="@container">
      {/* With very large letters the days take two rows, and the bracket under them goes. */}
      <ol
        aria-label={copy.premium.weekLabel}
        className="grid grid-cols-[repeat(auto-fit,minmax(2.4rem,1fr))] gap-y-4"
      >
        {days.map((day, place) => {
          const isCharge = place === days.length - 1;
          return (
            <li
              key={day}
              className={classNames(
                'flex flex-col items-center',
                isCharge ? 'text-brass-bright' : 'text-paper-dim',
              )}
            >
              {isCharge ? <ChargeDisc /> : <MoonOfDay moon={moons[place]} />}
              <span className={classNames('mt-2 font-serif text-brand', !isCharge && 'text-paper')}>
                {new Date(day).getUTCDate()}
              </span>
              <span className="text-tab">{weekday.format(day)}</span>
              {isCharge && <span className="sr-only">{PREMIUM_PRICE}</span>}
            </li>
          );
        })}
      </ol>
      <figcaption className="mt-2.5 grid grid-cols-[7fr_1fr] text-center text-label text-paper-dim @max-[19rem]:block">
        <span className="mr-1.5 @min-[19rem]:border-x @min-[19rem]:border-edge">
          <span className="block h-2 @min-[19rem]:border-b @min-[19rem]:border-edge" />
        </span>
        <span aria-hidden="true" />
        <span className="pt-1.5">{copy.premium.weekFree}</span>
        <span
          aria-hidden="true"
          className="pt-1.5 font-medium text-brass-bright @max-[19rem]:hidden"
        >
          {PREMIUM_PRICE}
        </span>
      </figcaption>
    </figure>
  );
}

/** An empty ring until it is known. */
function MoonOfDay({ moon }: { moon: Moon | undefined }) {
  if (moon) return <MoonDisc {...moon} className="max-w-8" />;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="size-8">
      <circle cx="50" cy="50" r="44" className="fill-none stroke-paper-dim" strokeWidth="0.8" />
    </svg>
  );
}

const ChargeDisc = () => (
  <svg viewBox="0 0 100 100" aria-hidden="true" className="size-8">
    <circle cx="50" cy="50" r="44" className="fill-brass" />
  </svg>
);
