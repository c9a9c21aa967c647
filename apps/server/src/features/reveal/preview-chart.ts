import { zodiacSignOf } from '@palm/astrology/sign-by-date';
import type { BirthData } from '@palm/astrology/birth-of';
import type { OutputOf, ParsedInputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { NO_HISTORY } from '@palm/oracle/book/history';
import { sentencesOf } from '@palm/oracle/sentences';
import type { Deps } from '../../deps.ts';
import { pageFor } from '../oracle/readings/page-for.ts';
import { todayFor, zoneOrUtc } from '../oracle/readings/today.ts';
import { birthData } from '../profiles/birth-data-of.ts';
import { chartOfBirth } from '../profiles/chart-view.ts';
import { type BirthRefusal, checkBirth } from '../profiles/check-birth.ts';
import { revealOf } from './reveal-of.ts';

type Preview = OutputOf<Calls['previewChart']>;

const OPENING_SENTENCES = 2;

/** The chart of a visitor, and the beginning of today's page for it. Nothing of it is stored. */
export function previewChart(
  deps: Deps,
  { zone: given, ...typed }: ParsedInputOf<Calls['previewChart']>,
  refuse: BirthRefusal,
): Preview {
  const now = deps.clock.now();
  const birth = birthData(checkBirth(typed, now, refuse));
  const zone = zoneOrUtc(given, now);
  const date = todayFor(deps, zone);
  return { ...revealOf(chartOfBirth(birth)), today: openingOf(deps, birth, { date, zone }) };
}

function openingOf(
  { oracle }: Deps,
  birth: BirthData,
  day: { date: string; zone: string },
): Preview['today'] {
  const [, month = 0, dayOfMonth = 0] = birth.date.split('-').map(Number);
  const person = { sign: zodiacSignOf({ month, day: dayOfMonth }), birth };
  const page = pageFor(
    oracle,
    { ...day, kind: 'daily', type: 'daily-guidance', person },
    { userId: birth.date, history: NO_HISTORY, again: 0 },
  );
  const first = page.parts.find(({ isAside }) => isAside !== true)?.text ?? '';
  return {
    date: day.date,
    title: page.title,
    opening: sentencesOf(first).slice(0, OPENING_SENTENCES).join(' '),
  };
}
