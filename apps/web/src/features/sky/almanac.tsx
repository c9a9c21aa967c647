import { clockTime, fullDay } from '../../lib/format/calendar-words.ts';
import { Moon } from '../../ui/engraving/moon.tsx';
import { eventWords, litWords, phaseWords, placeWords, whenWords } from './tonight-words.ts';
import type { TonightOnPage } from './tonight.ts';
import { copy } from './copy.ts';

/*
 * The current sky. Plain components, so that a deferred page can render them too: see
 * `routes/live-parts/draw-part.preact.ts`.
 */

interface OfTonight {
  tonight: TonightOnPage;
}

export function ComputedFor({ tonight: { sky, zone } }: OfTonight) {
  return (
    <time dateTime={new Date(sky.at).toISOString()} data-sky={zone === 'UTC' ? 'printed' : 'live'}>
      {fullDay(sky.at, zone)}
      <span className="block">
        {(zone === 'UTC' ? copy.almanac.asOf : copy.almanac.computedOnYourDeviceAt)(
          clockTime(sky.at, zone),
        )}
      </span>
    </time>
  );
}

export function MoonTonight({ tonight: { sky } }: OfTonight) {
  const moon = sky.bodies.find(({ id }) => id === 'moon');
  return (
    <>
      <Moon
        litFraction={sky.moon.litFraction}
        angle={sky.moon.angle}
        label={copy.almanac.moon(phaseWords(sky), litWords(sky))}
        className="mx-auto w-52 text-paper md:w-full"
      />
      <figcaption className="one-line mt-4">
        <span className="block font-serif text-brand">{phaseWords(sky)}</span>
        <span className="text-small text-paper-dim">
          {litWords(sky)}
          {moon && `, ${placeWords(moon)}`}
        </span>
      </figcaption>
    </>
  );
}

export function NextEvents({ tonight: { sky, zone } }: OfTonight) {
  return sky.next.map((event) => (
    <li key={event.kind + event.at} className="one-line border-b border-line py-3">
      <span className="block font-serif text-lead">{eventWords(event)}</span>
      <time
        dateTime={new Date(event.at).toISOString()}
        className="text-small text-paper-dim tabular-nums"
      >
        {whenWords(event.at, zone)}
      </time>
    </li>
  ));
}
