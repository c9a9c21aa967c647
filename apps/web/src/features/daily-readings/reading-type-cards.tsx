import { messages } from '@palm/contract/messages';
import { type DailyReadingType, dailyReadingTypes, plans } from '@palm/contract/plans';
import { announceProblem } from '../../ui/announce.ts';
import { readingTypes } from './reading-types.ts';

const isFree = (type: DailyReadingType): boolean =>
  plans.free.dailyReadings.some((free) => free === type);

/** The six readings as a visitor sees them: any of them asks to sign in first. */
export function ReadingTypeCards() {
  return (
    <ul className="grid gap-px border border-line bg-line md:grid-cols-2 lg:grid-cols-3">
      {dailyReadingTypes.map((type) => (
        <li key={type} className="bg-raised">
          <button
            type="button"
            onClick={() => announceProblem(messages['reading.sign-in-required'])}
            className="group flex size-full flex-col items-start p-6 text-left -outline-offset-2 md:min-h-44"
          >
            <span className="font-serif text-title-sm group-hover:text-brass-bright">
              {readingTypes[type].name}
            </span>
            <span className="mt-2 mb-5 text-small text-paper-dim">{readingTypes[type].about}</span>
            <span className="label mt-auto">{isFree(type) ? 'Free' : 'Premium Feature'}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
