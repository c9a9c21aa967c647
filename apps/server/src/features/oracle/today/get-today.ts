import type { Today } from '@palm/contract/today';
import { birthChartOf } from '@palm/oracle/birth-chart';
import { longContact } from '@palm/oracle/book/long-contact';
import type { Profile } from '@palm/contract/entities';
import type { Deps } from '../../../deps.ts';
import { findProfile } from '../../profiles/find-profile.ts';
import { planOf } from '../../subscriptions/access/plan-of.ts';
import type { Asking } from '../asking.ts';
import { inTurn } from '../in-turn.ts';
import { personOf } from '../readings/person-of.ts';
import { findUserPages } from '../readings/user-pages.ts';
import { todayFor, zoneFor } from '../readings/today.ts';
import { keepPages } from '../store/keep-pages.ts';
import { moonTonight } from './moon-tonight.ts';
import { nextDate } from './next-date.ts';
import { type Day, pagesOfDay } from './pages-of-day.ts';

/**
 * What a day holds for a chart. Pages that the plan includes are written and kept, unopened: opening one gives the same.
 * Where a language model writes, a page has no words before it is opened. Null while birth details are missing.
 */
export async function getToday(
  asking: Pick<Asking, 'deps' | 'actor'>,
  givenZone: string | undefined,
): Promise<Today | null> {
  const { deps, actor } = asking;
  const { userId } = actor;
  const now = deps.clock.now();
  const zone = zoneFor(givenZone, now);
  const day: Day = { date: todayFor(deps, zone), zone, now };
  const own = deps.db.eachAsUser(actor);
  const [plan, profile, pagesOf] = await Promise.all([
    planOf(own, userId, now),
    findProfile(own, userId),
    findUserPages(own, [userId], [day.date]),
  ]);
  if (profile === null || !isComplete(profile)) return null;
  return inTurn(asking, async () => {
    const user = { userId, plan, profile, pages: pagesOf(userId) };
    const { pages, written } = pagesOfDay(deps, user, day);
    await keepPages(
      own,
      written.map((page) => ({ ...page, isOpened: false })),
    );
    return { date: day.date, pages, ...skyFor(deps, profile, day) };
  });
}

/** As a daily reading needs them. */
const isComplete = ({ birth_date, birth_time, birth_time_unknown, birth_location }: Profile) =>
  birth_date !== null && (birth_time !== null || birth_time_unknown) && birth_location !== null;

function skyFor(deps: Deps, profile: Profile, { date, zone, now }: Day) {
  const { oracle } = deps;
  const person = personOf(profile);
  const chart = birthChartOf(person);
  const contact = chart && longContact(chart, oracle.bookSkyOf(date, zone));
  return {
    moon: moonTonight(oracle.skyOf(date, zone), profile, zone),
    contact: contact && { ...contact },
    next: nextDate(oracle, person, { date, zone, now }),
  };
}
