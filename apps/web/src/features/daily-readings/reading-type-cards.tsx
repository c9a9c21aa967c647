import { plans } from '@palm/contract/plans';
import { DAILY_TYPES, type DailyType } from '@palm/contract/reading-types';
import { classNames } from '../../ui/class-names.ts';
import { readingTypes } from './reading-types.ts';
import { copy } from './copy.ts';

const isFree = (type: DailyType): boolean => plans.free.dailyReadings.some((free) => free === type);

interface ReadingTypeCardsProps {
  /** Types that the user's plan does not include: dimmed, but pressing one explains why. */
  isLocked: (type: DailyType) => boolean;
  onChoose: (type: DailyType) => void;
  /** True while the user is unknown: nothing can be chosen yet. */
  isWaiting?: boolean;
}

/** A card for each daily reading. */
export function ReadingTypeCards({ isLocked, onChoose, isWaiting = false }: ReadingTypeCardsProps) {
  return (
    <ul className="grid gap-px border border-line bg-line md:grid-cols-2 lg:grid-cols-3">
      {DAILY_TYPES.map((type) => (
        <li key={type} className={isLocked(type) ? 'bg-ground' : 'bg-raised'}>
          <button
            type="button"
            disabled={isWaiting}
            onClick={() => onChoose(type)}
            className="group flex size-full flex-col items-start p-6 text-left -outline-offset-2 md:min-h-44"
          >
            <span
              className={classNames(
                'font-display text-title-sm group-hover:text-brass-bright',
                isLocked(type) && 'text-paper-dim',
              )}
            >
              {readingTypes[type].name}
            </span>
            <span className="mt-2 mb-5 text-small text-balance text-paper-dim">
              {readingTypes[type].about}
            </span>
            <span className="label mt-auto">
              {isFree(type) ? copy.readingTypeCards.free : copy.readingTypeCards.premiumFeature}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
