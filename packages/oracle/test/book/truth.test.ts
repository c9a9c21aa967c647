import { separationDeg } from '@palm/astrology/angle';
import { planetPositionOf } from '@palm/astrology/planet-positions';
import { signAt } from '@palm/astrology/sign-at';
import { ASPECTS, SIGN_IDS } from '@palm/astrology/vocabulary';
import { describe, expect, it } from 'vitest';
import { openBook } from '../../load/open-book.ts';
import { createBookSkies } from '../../src/book/news/book-sky.ts';
import { FAMILY_OF } from '../../src/book/news/transit-news.ts';
import { historyOf, type PageRecord } from '../../src/book/page/history.ts';
import type { Page } from '../../src/book/page/page.ts';
import { renderDate, renderDay } from '../../src/book/page/render-date.ts';
import { writeFromBook } from '../../src/book/write-from-book.ts';
import { MATTERS } from '../../src/book/vocabulary.ts';
import type { Fact, LunationFact, TransitFact } from '../../src/facts/fact.ts';
import type { DailyRequest, HoroscopeRequest, Person } from '../../src/request.ts';
import { DAILY_TYPES, HOROSCOPE_TYPES } from '../../src/vocabulary.ts';
import { people, signPeople } from '../people.ts';

const book = openBook();
const skyOf = createBookSkies();
const KINDS = [
  ...DAILY_TYPES.map((type) => ({ kind: 'daily', type }) as const),
  ...HOROSCOPE_TYPES.map((type) => ({ kind: 'horoscope', type }) as const),
];
const dates = Array.from({ length: 5 }, (_, index) =>
  new Date(Date.UTC(2026, 10, 16) + index * 9 * 86_400_000).toISOString().slice(0, 10),
);

type Written = { readonly date: string; readonly page: Page };

function pagesOf(person: Person, seed: string): Written[] {
  const records: PageRecord[] = [];
  return dates.flatMap((date) =>
    KINDS.flatMap((kind) => {
      if (kind.kind === 'daily' && person.birth === undefined) return [];
      const reading = `${kind.kind}:${kind.type}`;
      const request = { ...kind, date, person } as DailyRequest | HoroscopeRequest;
      const history = historyOf(records, reading);
      const page = writeFromBook(request, { book, skyOf, seed, history, again: 0 });
      if (page === null) throw new Error(`no page: ${JSON.stringify(request)}`);
      records.push({ ...page, reading, date });
      return [{ date, page }];
    }),
  );
}

const written = [...people(6), ...signPeople()].flatMap((person, index) =>
  pagesOf(person, String(index)),
);

describe(`${written.length} pages for charts and signs`, () => {
  it('rest on keys that are true of the sky and the chart', () => {
    for (const { page } of written) {
      const [id = ''] = page.used;
      const [fact] = page.facts;
      if (fact === undefined) throw new Error('a page without a fact');
      expect(keyHolds(id.slice(0, id.indexOf('#')), fact), `${id} ${fact.words}`).toBe(true);
    }
  });

  it('have no date that is not in their receipts', () => {
    for (const { page, date } of written) {
      const on = { date, zone: 'UTC' };
      const [id = ''] = page.used;
      const entry = book.entry(id.slice(0, id.indexOf('#')));
      const template = entry?.passages.find((passage) => passage.id === id)?.text ?? '';
      const [fact] = page.facts;
      for (const slot of ['since', 'exact', 'until', 'day'] as const) {
        if (!template.includes(`{${slot}}`)) continue;
        const words = momentsOf(fact, slot).flatMap((at) => [
          renderDay(at, on),
          ...(['clock', 'day', 'month'] as const).map((scale) => renderDate(at, scale, on)),
        ]);
        if (words.includes('today')) words.push('tonight');
        const isTold = words.some((word) => page.text.toLowerCase().includes(word.toLowerCase()));
        expect(isTold, `${id} {${slot}} ${words.join(' | ')}\n${page.text}`).toBe(true);
      }
      expect(page.text).not.toMatch(/[{}]|\*\*|undefined| {2}/u);
    }
  });

  it('say no sentence twice to a reader while its passages last', () => {
    const [person = {}] = people(1);
    const used = pagesOf(person, 'x').flatMap(({ page }) => page.used);
    const twice = used.filter((id, index) => used.indexOf(id) !== index);
    // A new or full Moon may stand beneath several pages of its day.
    expect(twice.filter((id) => !id.includes('#beat'))).toEqual([]);
  });
});

const momentsOf = (fact: Fact | undefined, slot: 'since' | 'exact' | 'until' | 'day'): number[] => {
  const timing = fact !== undefined && 'timing' in fact ? fact.timing : null;
  const at = fact !== undefined && 'at' in fact ? [fact.at] : [];
  const told = {
    since: [timing?.startAt],
    exact: timing?.exactAt ?? [],
    until: [timing?.endAt],
    day: [...at, ...(timing?.exactAt ?? []), timing?.startAt],
  }[slot];
  return told.flatMap((iso) => (iso ? [Date.parse(iso)] : []));
};

/** Reckoned anew from the ephemeris, and not from the tables that the page was written with. */
function keyHolds(key: string, fact: Fact): boolean {
  if (fact.kind === 'transit') return transitHolds(key, fact);
  if (fact.kind === 'lunation') return lunationHolds(key, fact);
  if (fact.kind === 'house') return key === `visit/${fact.body}/${MATTERS[fact.house - 1]}-chart`;
  if (fact.kind === 'natal') return key.startsWith(`natal/${fact.point}-`);
  if (fact.kind === 'station') {
    const { speedDegPerDay } = planetPositionOf(fact.body, Date.parse(fact.at));
    return key === `station/${fact.body}-${fact.turns}` && Math.abs(speedDegPerDay) < 0.02;
  }
  if (fact.kind !== 'solar-house') return false;
  const signs =
    SIGN_IDS.indexOf(signAt(fact.longitudeDeg)) - SIGN_IDS.indexOf(fact.ofSign) + SIGN_IDS.length;
  return key === `visit/${fact.body}/${MATTERS[signs % SIGN_IDS.length]}-sign`;
}

/** In orb at noon, or exact within the day as the Moon is. */
function transitHolds(key: string, fact: TransitFact): boolean {
  const moments = [fact.at, ...(fact.timing?.exactAt ?? [])].map((iso) => Date.parse(iso));
  const orbs = moments.map((at) => {
    const apart = separationDeg(
      planetPositionOf(fact.body, at).longitudeDeg,
      fact.pointLongitudeDeg,
    );
    return Math.abs(apart - ASPECTS[fact.aspect].angleDeg);
  });
  const isKey =
    key === `transit/${fact.body}/${FAMILY_OF[fact.aspect]}-${fact.point}` ||
    key.startsWith(`return/${fact.body}`);
  return isKey && Math.min(...orbs) < 3;
}

function lunationHolds(key: string, { at, phase }: LunationFact): boolean {
  const [sun, moon] = (['sun', 'moon'] as const).map(
    (body) => planetPositionOf(body, Date.parse(at)).longitudeDeg,
  );
  const apart = separationDeg(sun ?? 0, moon ?? 0);
  return key.startsWith('lunation/') && Math.abs(apart - (phase === 'new' ? 0 : 180)) < 0.1;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

it.each(SIGN_IDS)(
  'a week of %s has a lead and two to four dated lines, in the order of its days',
  (sign) => {
    // A Monday, in a week with little in the sky.
    const request = {
      kind: 'horoscope',
      type: 'weekly',
      date: '2026-11-16',
      person: { sign },
    } as const;
    const options = { book, skyOf, seed: 'a', history: historyOf([], ''), again: 0 };
    const page = writeFromBook(request, options);
    const days = (page?.parts ?? []).flatMap(({ text }) => {
      const day = WEEKDAYS.indexOf(text.split('.')[0] ?? '');
      return day === -1 ? [] : [day];
    });
    expect(days.length).toBeGreaterThanOrEqual(2);
    expect(days.length).toBeLessThanOrEqual(4);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(new Set(page?.facts.map(({ id }) => id)).size).toBe(page?.facts.length);
  },
);
