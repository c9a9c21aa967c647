import { Link } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { live } from '../../lib/deferred-hydration/live-part.ts';
import { ComputedFor, MoonTonight, NextEvents } from './almanac.tsx';
import { PlanetTable } from './planet-table.tsx';
import type { TonightOnPage } from './tonight.ts';
import { copy } from './copy.ts';

/**
 * A page of the almanac for this very evening. It is printed with the sky of the day of the build and
 * updated by the user's browser, so every line has a fixed height.
 */
export function TonightSheet({ tonight }: { tonight: TonightOnPage }) {
  return (
    <section
      aria-labelledby="tonight"
      className="set-when-near border-y border-line py-10 [--room:76rem] md:py-13 md:[--room:42rem] lg:[--room:29rem]"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <div>
          <p className="label mb-3">{copy.tonightSheet.livePositions}</p>
          <h2 id="tonight" className="text-title">
            {copy.tonightSheet.tonightsSky}
          </h2>
        </div>
        <p className="one-line text-small text-paper-dim lg:w-68" {...live('computed-for')}>
          <ComputedFor tonight={tonight} />
        </p>
      </div>
      <div className="mt-8 grid gap-x-13 gap-y-10 md:grid-cols-[15rem_1fr] lg:grid-cols-[16rem_1fr_17rem]">
        <figure className="text-center" {...live('moon')}>
          <MoonTonight tonight={tonight} />
        </figure>
        <PlanetTable bodies={tonight.sky.bodies} />
        <ComingNext tonight={tonight} />
      </div>
    </section>
  );
}

function ComingNext({ tonight }: { tonight: TonightOnPage }) {
  return (
    <div className="md:col-span-2 lg:col-span-1">
      <h3 className="label mb-1 font-sans">{copy.tonightSheet.comingNext}</h3>
      <ol className="gap-x-10 md:max-lg:grid md:max-lg:grid-cols-3" {...live('next')}>
        <NextEvents tonight={tonight} />
      </ol>
      <p className="mt-5 text-small text-paper-dim">
        {copy.tonightSheet.fromOurOwnEphemerisSeen}{' '}
        <Link to={paths.accuracy} className="text-link">
          {copy.tonightSheet.howAccurateTheyAre}
        </Link>
      </p>
    </div>
  );
}
