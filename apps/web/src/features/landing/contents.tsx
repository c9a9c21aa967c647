import { Link } from 'react-router';
import { PREMIUM_PRICE, TRIAL_DAYS } from '@palm/contract/price';
import { paths, SIGN_UP } from '../../lib/navigation/paths.ts';
import { Rule } from '../../ui/rule.tsx';
import { copy } from './copy.ts';

const entries = [
  {
    to: paths.dailyReadings,
    name: copy.contents.dailyReadings,
    about: copy.contents.newReadingsEveryDayOne,
  },
  {
    to: paths.horoscope,
    name: copy.contents.horoscopeCenter,
    about: copy.contents.yourSignYourWeekYour,
  },
  { to: paths.palm, name: copy.contents.palmReading, about: copy.contents.linesOfYourOwnHand },
  {
    to: paths.askTheOracle,
    name: copy.contents.askOracle,
    about: copy.contents.answersThatGiveTheirReasons,
  },
  {
    to: paths.cosmicMirror,
    name: copy.contents.cosmicMirror,
    about: copy.contents.scanYourHandAgainAfter,
  },
  {
    to: paths.savedReadings,
    name: copy.contents.myReadings,
    about: copy.contents.readingsYouSaved,
  },
  {
    to: SIGN_UP,
    name: copy.contents.premiumOracle,
    about: copy.contents.monthAfterFreeDaysCancel(PREMIUM_PRICE, TRIAL_DAYS),
  },
] as const;

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii'] as const;

/** Links to all sections, laid out like a table of contents. */
export function Contents() {
  return (
    <section
      aria-label={copy.contents.contents}
      className="set-when-near pb-13 [--room:42rem] md:pb-20 md:[--room:24rem]"
    >
      <Rule>{copy.contents.contents}</Rule>
      <ol className="mt-6 gap-x-13 md:columns-2">
        {entries.map(({ to, name, about }, index) => (
          <li key={name} className="break-inside-avoid border-b border-line">
            <Link to={to} className="group flex min-h-18 items-baseline gap-4 py-4">
              <span aria-hidden="true" className="w-7 shrink-0 font-serif text-brass italic">
                {ROMAN[index]}
              </span>
              <span>
                <span className="block font-serif text-brand group-hover:text-brass-bright">
                  {name}
                </span>
                <span className="block text-small text-balance text-paper-dim">{about}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
