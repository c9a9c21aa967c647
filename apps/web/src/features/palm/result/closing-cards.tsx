import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { DownIcon } from '../../../ui/icons.tsx';
import { copy } from '../copy.ts';

const cards = [
  {
    title: copy.closingCards.askOracle,
    about: copy.closingCards.questionAndCalmAnswerWith,
    to: paths.askTheOracle,
  },
  {
    title: copy.closingCards.dailyReadings,
    about: copy.closingCards.newReadingsEveryDayEach,
    to: paths.dailyReadings,
  },
] as const;

/** Links to other features. Each whole card is a link. */
export function ClosingCards() {
  return (
    <ul className="mt-14 grid gap-px border border-line bg-line md:grid-cols-2">
      {cards.map(({ title, about, to }) => (
        <li key={to} className="bg-raised">
          <Link
            to={to}
            className="flex h-full items-center justify-between gap-5 px-6 py-7 -outline-offset-2 hover:text-brass-bright"
          >
            <div>
              <h2 className="text-title-sm">{title}</h2>
              <p className="mt-2 text-small text-paper-dim">{about}</p>
            </div>
            <span className="shrink-0 -rotate-90 text-brass">
              <DownIcon />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
