import { randomUUID } from 'node:crypto';
import { OTHER_READING, readingTypes } from '@palm/contract/analytics';
import { inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onOneDatabase } from '../../../test/databases.ts';
import {
  analyticsDays,
  analyticsDayReadings,
  analyticsVisitDays,
  analyticsVisits,
  appAnalytics,
} from '../../platform/db/schema.ts';
import { rollUp } from './roll-up.ts';
import { dailyFigures, readingsByType } from './trends.ts';
import { visitorFigures } from './visitor-figures.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = new Date('2026-03-31T15:30:00.250Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

type Type = 'page_view' | 'signup' | 'profile_complete' | 'subscription' | 'reading';
interface Event {
  readonly eventType: Type;
  readonly sessionId: string;
  readonly createdAt: Date;
  readonly metadata: Record<string, string>;
}

const event = (eventType: Type, sessionId: string, createdAt: Date, reading?: string): Event => ({
  eventType,
  sessionId,
  createdAt,
  metadata: reading === undefined ? {} : { reading_type: reading },
});

/** The same numbers in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const types: readonly Type[] = [
  'page_view',
  'page_view',
  'page_view',
  'signup',
  'profile_complete',
  'subscription',
  'reading',
];

/** Over forty days, in visits of which some last for days, at least one at each edge of the window. */
function randomEvents(seed: number): Event[] {
  const roll = dice(seed);
  const visits = Array.from({ length: 120 }, () => ({
    id: randomUUID(),
    at: ago(roll(40 * DAY)),
  }));
  const events = Array.from({ length: 900 }, () => {
    const { id, at } = visits[roll(visits.length)] ?? { id: randomUUID(), at: now };
    const createdAt = new Date(Math.min(now.getTime(), at.getTime() + roll(3 * DAY)));
    const type = types[roll(types.length)] ?? 'page_view';
    return event(type, id, createdAt, type === 'reading' ? readingTypes[roll(4)] : undefined);
  });
  const edge = randomUUID();
  return [
    ...events,
    event('reading', edge, ago(30 * DAY), 'palm'),
    event('page_view', edge, ago(30 * DAY - 1)),
    event('page_view', randomUUID(), now),
  ];
}

/** Counted by hand, so to speak: from the events alone, without a database. */
function figuresOf(events: readonly Event[]) {
  const inside = events.filter(({ createdAt }) => createdAt > ago(30 * DAY));
  const visitors = new Set(inside.map(({ sessionId }) => sessionId));
  const acts = inside.filter(({ eventType }) => eventType !== 'page_view');
  const converted = new Set(acts.map(({ sessionId }) => sessionId));
  return {
    totalPageViews: inside.filter(({ eventType }) => eventType === 'page_view').length,
    uniqueVisitors: visitors.size,
    conversionRate: Math.round((converted.size / visitors.size) * 1000) / 10,
  };
}

function dayOf(events: readonly Event[], day: string) {
  const its = events.filter(({ createdAt }) => createdAt.toISOString().startsWith(day));
  const count = (type: Type) => its.filter(({ eventType }) => eventType === type).length;
  return {
    day,
    pageViews: count('page_view'),
    visitors: new Set(its.map(({ sessionId }) => sessionId)).size,
    signups: count('signup'),
    readings: count('reading'),
    subscriptions: count('subscription'),
  };
}

/** How many visits were last seen, and last acted, on each day. */
function visitDaysOf(visits: readonly { lastSeenAt: Date; lastActedAt: Date | null }[]) {
  const days = new Map<string, { day: string; seen: number; acted: number }>();
  const count = (at: Date, what: 'seen' | 'acted') => {
    const day = at.toISOString().slice(0, 10);
    const row = days.get(day) ?? { day, seen: 0, acted: 0 };
    row[what] += 1;
    days.set(day, row);
  };
  for (const { lastSeenAt, lastActedAt } of visits) {
    count(lastSeenAt, 'seen');
    if (lastActedAt) count(lastActedAt, 'acted');
  }
  return [...days.values()].toSorted((a, b) => a.day.localeCompare(b.day));
}

onOneDatabase('the figures', (database) => {
  const note = (events: readonly Event[]) =>
    database()
      .system.insert(appAnalytics)
      .values([...events]);
  const figures = () => visitorFigures(database().system, now);
  const countAt = (at: Date) => rollUp({ db: database(), clock: { now: () => at } });

  const recounted = async () => visitDaysOf(await database().system.select().from(analyticsVisits));
  const keptDays = () =>
    database().system.select().from(analyticsVisitDays).orderBy(analyticsVisitDays.day);

  beforeEach(async () => {
    for (const table of [appAnalytics, analyticsDays, analyticsVisits]) {
      await database().system.delete(table);
    }
  });

  describe('of the last 30 days', () => {
    it.each([1, 2, 3])(
      'are those of the events, however much of them is counted already (events %i)',
      async (seed) => {
        const events = randomEvents(seed);
        await note(events);
        const expected = figuresOf(events);
        expect(await figures()).toEqual(expected);
        for (const daysAgo of [39, 31, 30, 29, 12, 1, 0]) {
          await countAt(ago(daysAgo * DAY));
          expect(await figures(), `counted ${daysAgo} days ago`).toEqual(expected);
        }
      },
    );

    it('begin one millisecond after the moment 30 days ago', async () => {
      await note([event('page_view', randomUUID(), ago(30 * DAY))]);
      expect(await figures()).toEqual({
        totalPageViews: 0,
        uniqueVisitors: 0,
        conversionRate: 0,
      });
      await note([event('page_view', randomUUID(), ago(30 * DAY - 1))]);
      expect(await figures()).toMatchObject({
        totalPageViews: 1,
        uniqueVisitors: 1,
      });
    });

    it('count a visit that acted before the window and only looked in it as a visitor, not as converted', async () => {
      const visit = randomUUID();
      const other = randomUUID();
      await note([
        event('signup', visit, ago(31 * DAY)),
        event('page_view', visit, ago(29 * DAY)),
        event('page_view', other, ago(2 * DAY)),
        event('signup', other, ago(DAY)),
        event('page_view', randomUUID(), ago(HOUR)),
      ]);
      const expected = { totalPageViews: 3, uniqueVisitors: 3, conversionRate: 33.3 };
      expect(await figures()).toEqual(expected);
      await countAt(now);
      expect(await figures()).toEqual(expected);
    });
  });

  describe('of the days that visits were last seen on', () => {
    it('stay those of the visits, while these are added, seen again, deleted and forgotten', async () => {
      const events = randomEvents(6);
      await note(events);
      for (const daysAgo of [20, 1, 0]) {
        await countAt(ago(daysAgo * DAY));
        expect(await keptDays()).toEqual(await recounted());
      }
      const { system } = database();
      const gone = [...new Set(events.map(({ sessionId }) => sessionId))].slice(0, 30);
      await system.delete(analyticsVisits).where(inArray(analyticsVisits.sessionId, gone));
      const left = (await keptDays()).filter(({ seen, acted }) => seen !== 0 || acted !== 0);
      expect(left).toEqual(await recounted());
      await countAt(ago(-45 * DAY));
      expect(await recounted()).not.toEqual([]);
      expect(await keptDays()).toEqual(await recounted());
      await countAt(ago(-61 * DAY));
      expect(await keptDays()).toEqual([]);
    });
  });

  describe('by day', () => {
    afterEach(() => {
      vi.unstubAllEnvs();
    });

    // Clocks went forward in Berlin on March 29, 2026.
    it.each(['UTC', 'Europe/Berlin', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
      'are days of UTC on a server in %s, without a gap, counted or not',
      async (zone) => {
        vi.stubEnv('TZ', zone);
        const events = [
          ...randomEvents(4),
          event('signup', randomUUID(), new Date('2026-03-29T00:00:00.000Z')),
          event('signup', randomUUID(), new Date('2026-03-28T23:59:59.999Z')),
        ];
        await note(events);
        const days = Array.from({ length: 30 }, (_, index) =>
          ago((29 - index) * DAY)
            .toISOString()
            .slice(0, 10),
        );
        const expected = days.map((day) => dayOf(events, day));
        for (const countedAt of [ago(40 * DAY), ago(20 * DAY), now]) {
          await countAt(countedAt);
          expect(await dailyFigures(database().system, now, 30)).toEqual(expected);
        }
      },
    );

    it('sum the readings of each type, and put what is no type under one name', async () => {
      const visit = randomUUID();
      await note([
        event('reading', visit, ago(40 * DAY), 'palm'),
        event('reading', visit, ago(20 * DAY), 'palm'),
        event('reading', visit, ago(20 * DAY), 'love-forecast'),
        event('reading', visit, ago(HOUR), 'palm'),
        event('reading', visit, ago(HOUR), 'no-such-reading'),
        event('reading', visit, ago(HOUR)),
      ]);
      const expected = [
        { type: OTHER_READING, count: 2 },
        { type: 'palm', count: 2 },
        { type: 'love-forecast', count: 1 },
      ];
      expect(await readingsByType(database().system, now, 30)).toEqual(expected);
      await countAt(now);
      expect(await readingsByType(database().system, now, 30)).toEqual(expected);
    });
  });

  describe('that are old', () => {
    it('are pruned after 60 days, and what was counted of them stays', async () => {
      const old = randomUUID();
      await note([
        event('reading', old, ago(90 * DAY), 'palm'),
        event('page_view', randomUUID(), ago(60 * DAY - 1)),
      ]);
      await countAt(now);
      const { system } = database();
      expect(await system.select({ at: appAnalytics.createdAt }).from(appAnalytics)).toEqual([
        { at: ago(60 * DAY - 1) },
      ]);
      expect(await system.$count(analyticsVisits)).toBe(1);
      expect(await dailyFigures(system, now, 91)).toMatchObject({
        0: { readings: 1, visitors: 1 },
      });
    });

    it('are forgotten as counts, too, after 800 days', async () => {
      const { system } = database();
      const counted = { pageViews: 1, visitors: 1, signups: 0, profilesCompleted: 0 };
      const days = [801, 800, 1].map((daysAgo) =>
        ago(daysAgo * DAY)
          .toISOString()
          .slice(0, 10),
      );
      await system
        .insert(analyticsDays)
        .values(days.map((day) => ({ ...counted, day, readings: 1, subscriptions: 0 })));
      await system
        .insert(analyticsDayReadings)
        .values(days.map((day) => ({ day, readingType: 'palm', readings: 1 })));
      await countAt(now);
      const kept = await system.select({ day: analyticsDays.day }).from(analyticsDays);
      expect(kept.map(({ day }) => day).toSorted()).toEqual(days.slice(1));
      expect(await system.$count(analyticsDayReadings)).toBe(2);
    });

    it('are not pruned before they are counted, and a day is not counted before it is over', async () => {
      const justAfterMidnight = new Date('2026-03-31T00:05:00.000Z');
      await note([event('page_view', randomUUID(), new Date('2026-03-30T23:59:59.999Z'))]);
      await countAt(justAfterMidnight);
      expect(await database().system.$count(analyticsDays)).toBe(0);
      await countAt(new Date('2026-03-31T00:10:00.000Z'));
      expect(await database().system.select().from(analyticsDays)).toMatchObject([
        { day: '2026-03-30', pageViews: 1, visitors: 1 },
      ]);
    });

    it('are counted once by any number of processes', async () => {
      const events = randomEvents(5);
      await note(events);
      await Promise.all([countAt(now), countAt(now), countAt(now)]);
      expect(await figures()).toEqual(figuresOf(events));
    });
  });
});
