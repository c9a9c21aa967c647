import { Link } from 'react-router';
import { PREMIUM_PRICE, TRIAL_DAYS } from '@palm/contract/limits';
import { paths } from '../../lib/navigation/paths.ts';
import { Rule } from '../../ui/rule.tsx';

const entries = [
  {
    to: paths.dailyReadings,
    name: 'Daily Readings',
    about: 'New readings every day, one of them free.',
  },
  { to: paths.horoscope, name: 'Horoscope Center', about: 'Your sign, your week, your partner.' },
  { to: paths.palm, name: 'Palm Reading', about: 'The lines of your own hand, traced.' },
  { to: paths.askTheOracle, name: 'Ask the Oracle', about: 'Answers that give their reasons.' },
  { to: paths.cosmicMirror, name: 'Cosmic Mirror', about: 'Scan your hand again after a month.' },
  { to: paths.savedReadings, name: 'My Readings', about: 'The readings you saved.' },
  {
    to: paths.auth,
    name: 'Premium Oracle',
    about: `${PREMIUM_PRICE} a month after ${TRIAL_DAYS} free days. Cancel anytime.`,
  },
] as const;

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii'] as const;

/** Links to all sections, laid out like a table of contents. */
export function Contents() {
  return (
    <section
      aria-label="Contents"
      className="set-when-near pb-13 [--room:42rem] md:pb-20 md:[--room:24rem]"
    >
      <Rule>Contents</Rule>
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
                <span className="text-small text-paper-dim">{about}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
