import type { AccuracyReference, AccuracyReport } from '@palm/astrology/accuracy';
import type { ReactNode } from 'react';

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gap-x-10 border-t border-line pt-6 lg:grid lg:grid-cols-[22rem_1fr]">
      <h2 className="mb-3 text-title-sm">{title}</h2>
      <div className="max-w-(--measure) min-w-0 space-y-3 text-paper-dim">{children}</div>
    </section>
  );
}

const yearOf = (date: string): string => date.slice(0, 4);
const described = ({ name, moments, from, to }: AccuracyReference): string =>
  `${name}: ${moments} dates between ${yearOf(from)} and ${yearOf(to)}.`;

export function Method({ report: { references, angles } }: { report: AccuracyReport }) {
  return (
    <Chapter title="How it is measured">
      <p>
        For each date we compute every body and compare its longitude along the ecliptic with that
        of the reference: apparent, seen from the centre of the Earth, in the coordinates of the
        date. The difference is the error, in seconds of arc.
      </p>
      <p>
        <b className="font-medium text-paper">Largest</b> is the worst of all dates.{' '}
        <b className="font-medium text-paper">Typical</b> is the root of the mean of the squares
        (rms), which lets large errors weigh more than small ones.
      </p>
      <p>
        {described(references.swissEphemeris)} {described(references.jplHorizons)}
      </p>
      <p>
        Ascendant and midheaven are compared up to {angles.latitudeLimitDeg}° of latitude, because
        nearer to the poles a second of time moves the ascendant by minutes of arc. Where Placidus
        houses have no answer, beyond the polar circles, we give none.
      </p>
      <p>
        The positions come from astronomy-engine, with two corrections of ours: the measured
        difference between clock time and the turning of the Earth, and the time that the Moon’s
        light needs.
      </p>
    </Chapter>
  );
}

export function HowToRerun() {
  return (
    <Chapter title="Measure it yourself">
      <p>
        These figures are part of the tests: when they are no longer true, to a tenth of a second of
        arc, the tests fail. To run them:
      </p>
      <Command>npm test</Command>
      <p>To compute any sky, one line for each moment and place:</p>
      <Command>
        {`echo '{"utc":"1987-10-25T06:30:00Z","lat":40.71,"lon":-74.01}' | npm run -s sky`}
      </Command>
    </Chapter>
  );
}

// A line too long for a phone is scrolled, also with the keyboard.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
function Command({ children }: { children: string }) {
  return (
    <pre
      tabIndex={0}
      className="overflow-x-auto rounded-print border border-line bg-raised p-4 text-paper"
    >
      <code className="text-small">{children}</code>
    </pre>
  );
}

export function Credits() {
  return (
    <Chapter title="Sources and credits">
      <p>
        Places and their zones:{' '}
        <a href="https://www.geonames.org/" className="text-link">
          GeoNames
        </a>
        , under{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/" className="text-link">
          CC BY 4.0
        </a>
        , sorted and shortened by us. Positions: astronomy-engine by Don Cross, MIT licence.
        References: Swiss Ephemeris by Astrodienst, and Horizons by the Jet Propulsion Laboratory;
        both are only measured against and no part of the product.
      </p>
    </Chapter>
  );
}
