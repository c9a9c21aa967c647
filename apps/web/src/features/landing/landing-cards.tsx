import { Link } from 'react-router';
import { authThenBackTo, paths } from '../../lib/paths.ts';

interface LandingCard {
  title: string;
  about: string;
  way: string;
  /** The page behind it. */
  to: string;
  /** Visitors sign in first and arrive there afterwards. */
  needsSignIn: boolean;
}

const cards: readonly LandingCard[] = [
  {
    title: 'Palm Reading by Wizard',
    about: 'Your photo is looked at, your lines are drawn, then the photo is gone.',
    way: 'Show my palm',
    to: paths.palm,
    needsSignIn: false,
  },
  {
    title: 'Get Your Personal Reading',
    about: 'Six kinds of horoscope for your sign, from the sky of the day.',
    way: 'Read today',
    to: paths.horoscope,
    needsSignIn: true,
  },
  {
    title: 'Check Your Compatibility',
    about: 'Where two signs find it easy, and where it takes work.',
    way: 'Two signs',
    to: paths.horoscope,
    needsSignIn: true,
  },
  {
    title: 'Ask The Oracle',
    about: 'A question, and a calm answer with its reasons.',
    way: 'Ask',
    to: paths.askTheOracle,
    needsSignIn: true,
  },
];

/** Each whole card is the link; its last line only says where it leads. */
export function LandingCards({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <ul className="grid gap-px border border-line bg-line md:grid-cols-2 lg:grid-cols-4">
      {cards.map(({ title, about, way, to, needsSignIn }) => (
        <li key={title} className="bg-raised">
          <Link
            to={needsSignIn && !isSignedIn ? authThenBackTo(to) : to}
            className="group flex h-full flex-col px-5 py-7 -outline-offset-2 md:px-6 md:py-8"
          >
            <h2 className="max-w-52 text-title-sm">{title}</h2>
            <p className="mt-3 mb-5 text-small text-paper-dim">{about}</p>
            <span className="mt-auto self-start border-b border-current text-brass-bright group-hover:border-b-2">
              {way}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
