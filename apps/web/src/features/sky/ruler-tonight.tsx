import type { PlanetId } from '@palm/astrology/vocabulary';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { dayWords, standsWords } from './tonight-words.ts';
import type { TonightOnPage } from './use-tonight.ts';

interface RulerTonightProps {
  ruler: PlanetId;
  tonight: TonightOnPage;
}

/** Where the planet of a sign stands now. Two lines of fixed height: the second sky may be longer in words. */
export function RulerTonight({ ruler, tonight: { sky, zone } }: RulerTonightProps) {
  const body = sky.bodies.find(({ id }) => id === ruler);
  return (
    <section className="rounded-print border border-line bg-raised px-5 py-4">
      <h2 className="label mb-2 font-sans">Tonight</h2>
      <p className="min-h-14 font-serif text-lead">{body && standsWords(body)}</p>
      <p className="mt-1 text-small text-paper-dim">
        <span className="whitespace-nowrap">{dayWords(sky.at, zone)}.</span> Computed;{' '}
        <Link to={paths.accuracy} className="text-link">
          how exactly
        </Link>
        .
      </p>
    </section>
  );
}
