import type { SignId } from '@palm/astrology/vocabulary';
import { NO_HISTORY } from '@palm/oracle/book/history';
import type { Deps } from '../../../deps.ts';
import type { SignPage } from '../oracle-memory.ts';
import { pageFor } from './page-for.ts';
import { receiptsOf } from './receipts-of.ts';
import { todayFor, zoneOrUtc } from './today.ts';

/** Twelve signs, two dates at a time, and the zones that most users are in. */
const PAGES_KEPT = 300;

/** Today's page of a sign from the Book, written once for everybody who shares the day. */
export function signHoroscope(deps: Deps, wanted: { sign: SignId; zone?: string | undefined }) {
  const { signPages } = deps.oracle;
  const zone = zoneOrUtc(wanted.zone, deps.clock.now());
  const date = todayFor(deps, zone);
  const key = `${wanted.sign} ${date} ${zone}`;
  const page = signPages.get(key) ?? writeSignPage(deps, { sign: wanted.sign, date, zone });
  signPages.set(key, page);
  const [oldest] = signPages.keys();
  if (signPages.size > PAGES_KEPT && oldest !== undefined) signPages.delete(oldest);
  return page;
}

function writeSignPage(
  { oracle }: Deps,
  { sign, date, zone }: { sign: SignId; date: string; zone: string },
): SignPage {
  const page = pageFor(
    oracle,
    { kind: 'horoscope', type: 'daily', date, zone, person: { sign } },
    { userId: sign, history: NO_HISTORY, again: 0 },
  );
  return {
    date,
    title: page.title,
    parts: page.parts.map(({ cites, ...part }) => ({ ...part, cites: [...cites] })),
    receipts: receiptsOf(page.parts, page.facts),
  };
}
