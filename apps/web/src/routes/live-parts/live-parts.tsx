import { SIGNS } from '@palm/astrology/vocabulary';
import type { ReactNode } from 'react';
import { SkyWheel } from '../../features/chart/wheel/sky-wheel.tsx';
import { LedgerRows } from '../../features/landing/ledger-rows.tsx';
import { utcDayOf } from '../../lib/dates/utc-day-of.ts';
import { ComputedFor, MoonTonight, NextEvents } from '../../features/sky/almanac.tsx';
import { PlanetRows } from '../../features/sky/planet-table.tsx';
import { RulerStands } from '../../features/sky/ruler-stands.tsx';
import { wheelWords } from '../../features/sky/tonight-words.ts';
import type { TonightOnPage } from '../../features/sky/tonight.ts';
import { fullDay } from '../../lib/format/calendar-words.ts';
import { signOfPath } from '../../lib/navigation/sign-paths.ts';
import type { LivePart } from '../../lib/deferred-hydration/live-part.ts';
import { RulerMarks } from './ruler-marks.tsx';

type Draw = (tonight: TonightOnPage, pathname: string) => ReactNode;

/** The current data on a deferred page, rendered by the same components as on a hydrated page. */
export const liveParts: Record<LivePart, Draw> = {
  day: ({ sky, zone }) => fullDay(sky.at, zone),
  wheel: ({ sky }) => <SkyWheel sky={sky} label={wheelWords(sky)} />,
  'computed-for': (tonight) => <ComputedFor tonight={tonight} />,
  moon: (tonight) => <MoonTonight tonight={tonight} />,
  planets: ({ sky }) => <PlanetRows bodies={sky.bodies} />,
  next: (tonight) => <NextEvents tonight={tonight} />,
  ledger: ({ sky }) => <LedgerRows today={utcDayOf(sky.at)} />,
  year: ({ sky }) => new Date(sky.at).getFullYear(),
  marks({ sky }, pathname) {
    const sign = signOfPath(pathname);
    return sign && <RulerMarks sign={sign} sky={sky} />;
  },
  ruler({ sky }, pathname) {
    const sign = signOfPath(pathname);
    return sign && <RulerStands ruler={SIGNS[sign].ruler} sky={sky} />;
  },
  'ruler-day': ({ sky, zone }) => fullDay(sky.at, zone),
};
