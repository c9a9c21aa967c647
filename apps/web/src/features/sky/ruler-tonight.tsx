import type { PlanetId } from '@palm/astrology/vocabulary';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { dayWords, standsWords } from './tonight-words.ts';
import type { TonightOnPage } from './use-tonight.ts';

interface RulerTonightProps {
  ruler: PlanetId;
  tonight: TonightOnPage;
}

/** Where the planet of a sign stands now. Lines that do not wrap, so that the sky of now moves nothing. */
export function RulerTonight({ ruler, tonight: { sky, zone } }: RulerTonightProps) {
  const body = sky.bodies.find(({ id }) => id === ruler);
  return (
    <section className="rounded-print border border-line bg-raised px-5 py-4">
      <h2 className="label mb-2 font-sans">Tonight</h2>
      {body && (
        <p className="one-line">
          <span className="block font-serif text-lead">{standsWords(body)}</span>
          <span className="text-small text-paper-dim">
            {body.isRetrograde
              ? 'Retrograde: it seems to go backwards.'
              : 'Direct: it goes forwards.'}
          </span>
        </p>
      )}
      <p className="mt-3 text-small text-paper-dim">
        <span className="one-line block">{dayWords(sky.at, zone)}</span>
        Computed;{' '}
        <Link to={paths.accuracy} className="text-link">
          how exactly
        </Link>
        .
      </p>
    </section>
  );
}
