import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Moon } from '../../ui/engraving/moon.tsx';
import { PlanetTable } from './planet-table.tsx';
import {
  clockWords,
  dayWords,
  eventWords,
  litWords,
  phaseWords,
  placeWords,
  whenWords,
} from './tonight-words.ts';
import type { TonightOnPage } from './use-tonight.ts';

/**
 * A page of the almanac for this very evening. It is printed with the sky of the day of the build and
 * set anew by the reader's browser, so every line has the same height whatever stands in it.
 */
export function TonightSheet({ tonight }: { tonight: TonightOnPage }) {
  return (
    <section aria-labelledby="tonight" className="border-y border-line py-10 md:py-13">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <div>
          <p className="label mb-3">Computed, not written</p>
          <h2 id="tonight" className="text-title">
            Tonight’s sky
          </h2>
        </div>
        <ComputedFor tonight={tonight} />
      </div>
      <div className="mt-8 grid gap-x-13 gap-y-10 md:grid-cols-[15rem_1fr] lg:grid-cols-[16rem_1fr_17rem]">
        <MoonFigure tonight={tonight} />
        <PlanetTable bodies={tonight.sky.bodies} />
        <ComingNext tonight={tonight} />
      </div>
    </section>
  );
}

function ComputedFor({ tonight: { sky, zone } }: { tonight: TonightOnPage }) {
  return (
    <p className="one-line text-small text-paper-dim">
      <time
        dateTime={new Date(sky.at).toISOString()}
        data-sky={zone === 'UTC' ? 'printed' : 'live'}
      >
        {dayWords(sky.at, zone)}
        <span className="block">
          {zone === 'UTC' ? 'As printed, for ' : 'Computed on your device at '}
          {clockWords(sky.at, zone)}
        </span>
      </time>
    </p>
  );
}

function MoonFigure({ tonight: { sky } }: { tonight: TonightOnPage }) {
  const moon = sky.bodies.find(({ id }) => id === 'moon');
  return (
    <figure className="text-center">
      <Moon
        litFraction={sky.moon.litFraction}
        angle={sky.moon.angle}
        label={`The Moon, ${phaseWords(sky)}, ${litWords(sky)}`}
        className="mx-auto w-52 text-paper md:w-full"
      />
      <figcaption className="one-line mt-4">
        <span className="block font-serif text-brand">{phaseWords(sky)}</span>
        <span className="text-small text-paper-dim">
          {litWords(sky)}
          {moon && `, ${placeWords(moon)}`}
        </span>
      </figcaption>
    </figure>
  );
}

function ComingNext({ tonight: { sky, zone } }: { tonight: TonightOnPage }) {
  return (
    <div className="md:col-span-2 lg:col-span-1">
      <h3 className="label mb-1 font-sans">Coming next</h3>
      <ol className="gap-x-10 md:max-lg:grid md:max-lg:grid-cols-3">
        {sky.next.map((event) => (
          <li key={event.kind + event.at} className="one-line border-b border-line py-3">
            <span className="block font-serif text-lead">{eventWords(event)}</span>
            <time
              dateTime={new Date(event.at).toISOString()}
              className="text-small text-paper-dim tabular-nums"
            >
              {whenWords(event.at, zone)}
            </time>
          </li>
        ))}
      </ol>
      <p className="mt-5 text-small text-paper-dim">
        From our own ephemeris, seen from the centre of the Earth. The readings rest on the same
        figures.{' '}
        <Link to={paths.accuracy} className="text-link">
          How exact they are
        </Link>
      </p>
    </div>
  );
}
