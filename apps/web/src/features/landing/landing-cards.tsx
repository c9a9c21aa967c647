import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths, signUpThenBackTo } from '../../lib/navigation/paths.ts';
import { HandOutline } from '../../ui/engraving/hand/hand-outline.tsx';
import { SunDial } from '../../ui/engraving/sun-dial.tsx';
import { TwoCircles } from '../../ui/engraving/two-circles.tsx';
import { WatchingEye } from '../../ui/engraving/watching-eye.tsx';
import { copy } from './copy.ts';

interface LandingCard {
  title: string;
  plate: ReactNode;
  about: string;
  way: string;
  /** The page behind it. */
  to: string;
  /** Visitors sign in first and arrive there afterwards. */
  needsSignIn: boolean;
}

const cards: readonly LandingCard[] = [
  {
    title: copy.landingCards.palmReadingByWizard,
    plate: <HandOutline weight={3} className="h-full" />,
    about: copy.landingCards.weTraceYourLinesThen,
    way: copy.landingCards.showMyPalm,
    to: paths.palm,
    needsSignIn: false,
  },
  {
    title: copy.landingCards.getYourPersonalReading,
    plate: <SunDial className="h-full" />,
    about: copy.landingCards.horoscopesForYourSignFrom,
    way: copy.landingCards.readToday,
    to: paths.horoscope,
    needsSignIn: true,
  },
  {
    title: copy.landingCards.checkYourCompatibility,
    plate: <TwoCircles className="h-full" />,
    about: copy.landingCards.whatComesEasilyToTwo,
    way: copy.landingCards.twoSigns,
    to: paths.horoscope,
    needsSignIn: true,
  },
  {
    title: copy.landingCards.askOracle,
    plate: <WatchingEye className="h-full" />,
    about: copy.landingCards.questionAndCalmAnswerWith,
    way: copy.landingCards.ask,
    to: paths.askTheOracle,
    needsSignIn: true,
  },
];

/** Each whole card is the link; its last line only says where it leads. */
export function LandingCards({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <ul className="grid gap-px border border-line bg-line md:grid-cols-2 lg:grid-cols-4">
      {cards.map(({ title, plate, about, way, to, needsSignIn }) => (
        <li key={title} className="bg-raised">
          <Link
            to={needsSignIn && !isSignedIn ? signUpThenBackTo(to) : to}
            className="group grid h-full grid-cols-[minmax(0,6rem)_minmax(min-content,1fr)] gap-x-5 px-5 py-6 -outline-offset-2 large-text:flex large-text:flex-col md:flex md:flex-col md:px-6 md:py-8"
          >
            <span
              aria-hidden="true"
              className="row-span-3 flex h-20 justify-center text-paper-dim md:mb-6 md:block"
            >
              {plate}
            </span>
            <h2 className="max-w-52 text-title-sm">{title}</h2>
            <p className="mt-2 mb-4 text-small text-paper-dim md:mt-3 md:mb-5">{about}</p>
            <span className="mt-auto justify-self-start border-b md:self-start border-current text-brass-bright group-hover:border-b-2">
              {way}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
