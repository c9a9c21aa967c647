import { Link } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { live } from '../../lib/deferred-hydration/live-part.ts';
import { useYear } from '../../lib/dates/use-year.ts';
import { BrandWords } from './brand.tsx';
import { InstallButton } from './install-button.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { copy } from './copy.ts';

const links = [
  [paths.landing, copy.footer.home],
  [paths.horoscope, copy.footer.horoscope],
  [paths.palm, copy.footer.palmReading],
  [paths.askTheOracle, copy.footer.askOracle],
  [paths.terms, copy.footer.termsConditions],
  [paths.privacy, copy.footer.privacyPolicy],
  [paths.accuracy, copy.footer.accuracy],
  [paths.helpLines, copy.footer.helpLines],
] as const;

export function Footer() {
  return (
    <footer className="mt-auto border-t border-line print:hidden">
      <div className="page grid gap-x-13 gap-y-6 py-10 md:grid-cols-[minmax(16rem,1fr)_auto] md:py-13">
        <p className="text-paper-dim md:max-w-72">
          <span className="mb-2 block font-display text-brand text-paper">
            <BrandWords />
          </span>
          <small className="text-small">
            © <span {...live('year')}>{useYear()}</span>{' '}
            {copy.footer.forReflectionAndEntertainmentFor}
          </small>
        </p>
        <ul className="grid grid-cols-2 content-start gap-x-8 md:row-span-2 lg:grid-flow-col lg:grid-rows-2 lg:gap-x-10">
          {links.map(([to, name]) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-11 min-w-11 items-center text-small text-paper-dim hover:text-paper hover:underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-x-5">
          <ThemeToggle />
          <InstallButton />
        </div>
      </div>
    </footer>
  );
}
