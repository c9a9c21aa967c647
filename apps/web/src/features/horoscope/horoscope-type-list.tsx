import { HOROSCOPE_TYPES, type HoroscopeType } from '@palm/contract/reading-types';
import { classNames } from '../../ui/class-names.ts';
import { horoscopeWords } from './horoscope-types.ts';
import { copy } from './copy.ts';

interface HoroscopeTypeListProps {
  chosen: HoroscopeType | null;
  onChoose: (type: HoroscopeType) => void;
}

/** A button for each type of horoscope. */
export function HoroscopeTypeList({ chosen, onChoose }: HoroscopeTypeListProps) {
  return (
    <ul
      aria-label={copy.horoscopeTypeList.kindsOfHoroscope}
      className="grid grid-cols-2 gap-px border border-line bg-line md:grid-cols-3 lg:grid-cols-6"
    >
      {HOROSCOPE_TYPES.map((type) => (
        <li key={type} className="bg-raised">
          <button
            type="button"
            aria-pressed={type === chosen}
            onClick={() => onChoose(type)}
            className={classNames(
              'group flex size-full min-h-24 flex-col items-start p-4 text-left -outline-offset-2',
              type === chosen && 'chosen',
            )}
          >
            <span className="font-serif text-brand group-hover:text-brass-bright">
              {horoscopeWords[type].name}
            </span>
            <span className="mt-1 text-small text-balance text-paper-dim">
              {horoscopeWords[type].about}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
