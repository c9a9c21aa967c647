import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
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
            className="block h-full px-6 py-7 -outline-offset-2 hover:text-brass-bright"
          >
            <h2 className="text-title-sm">{title}</h2>
            <p className="mt-2 text-small text-paper-dim">{about}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
