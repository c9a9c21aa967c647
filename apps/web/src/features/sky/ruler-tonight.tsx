import type { PlanetId } from '@palm/astrology/vocabulary';
import { Link } from 'react-router';
import { fullDay } from '../../lib/format/calendar-words.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { live } from '../../lib/deferred-hydration/live-part.ts';
import { RulerStands } from './ruler-stands.tsx';
import type { TonightOnPage } from './tonight.ts';
import { withElements } from '../../ui/with-elements.tsx';
import { copy } from './copy.ts';

interface RulerTonightProps {
  ruler: PlanetId;
  tonight: TonightOnPage;
}

/** The current position of a sign's ruler. Lines do not wrap, so that updating the sky moves nothing. */
export function RulerTonight({ ruler, tonight: { sky, zone } }: RulerTonightProps) {
  return (
    <section className="rounded-print border border-line bg-raised px-5 py-4">
      <h2 className="label mb-2 font-sans">{copy.rulerTonight.tonight}</h2>
      <p className="one-line" {...live('ruler')}>
        <RulerStands ruler={ruler} sky={sky} />
      </p>
      <p className="mt-3 text-small text-paper-dim">
        <span className="one-line block" {...live('ruler-day')}>
          {fullDay(sky.at, zone)}
        </span>
        {withElements(copy.rulerTonight.computed, {
          howExactly: (
            <Link to={paths.accuracy} className="text-link">
              {copy.rulerTonight.howExactly}
            </Link>
          ),
        })}
      </p>
    </section>
  );
}
