import { separationDeg } from '@palm/astrology/angle';
import { houseOf } from '@palm/astrology/house-of';
import { DAY_MS } from '@palm/astrology/instant';
import { planetPositionOf } from '@palm/astrology/planet-positions';
import { signAt } from '@palm/astrology/sign-at';
import { TRANSIT_ORBS_DEG } from '@palm/astrology/transit-orbs';
import { ASPECTS, SIGN_IDS } from '@palm/astrology/vocabulary';
import type { Book } from '../../src/book/book.ts';
import { FAMILY_OF } from '../../src/book/news/transit-news.ts';
import type { Page } from '../../src/book/page/page.ts';
import { renderDate, renderDay } from '../../src/book/slots/render-date.ts';
import { MATTERS } from '../../src/book/vocabulary.ts';
import { birthChartOf } from '../../src/facts/birth-chart.ts';
import type { Fact, HouseFact, LunationFact, TransitFact } from '../../src/facts/fact.ts';
import { cuspsOf } from '../../src/facts/houses-used.ts';
import type { Person } from '../../src/request.ts';

export type WrittenPage = { readonly date: string; readonly person: Person; readonly page: Page };

/** What is untrue in a page, reckoned anew from the ephemeris and not from the tables it was written with. */
export function faultsOfPage(book: Book, { date, person, page }: WrittenPage): string[] {
  const [id = ''] = page.used;
  const [fact] = page.facts;
  const key = id.slice(0, id.indexOf('#'));
  if (fact === undefined) return [`${id} has no fact`];
  return [
    ...(keyHolds(key, fact, person) ? [] : [`${id} is not true: ${fact.words}`]),
    ...datesNotInReceipt(book, date, page, fact),
    ...(/[{}]|\*\*|undefined| {2}/u.test(page.text) ? [`${id} is not filled: ${page.text}`] : []),
  ];
}

const NIGHT_MS = 3 * 3_600_000;

const SLOTS = ['since', 'exact', 'until', 'day'] as const;

function datesNotInReceipt(book: Book, date: string, page: Page, fact: Fact): string[] {
  const on = { date, zone: 'UTC' };
  const [id = ''] = page.used;
  const entry = book.entry(id.slice(0, id.indexOf('#')));
  const template = entry?.passages.find((passage) => passage.id === id)?.text ?? '';
  const text = page.text.toLowerCase();
  const wordsFor = (slot: (typeof SLOTS)[number]): string[] => {
    const words = momentsOf(fact, slot).flatMap((at) => [
      renderDay(at, on),
      ...(['clock', 'day', 'month'] as const).map((scale) => renderDate(at, scale, on)),
    ]);
    return words.includes('today') ? [...words, 'tonight'] : words;
  };
  const tells = (words: readonly string[]): boolean =>
    words.some((word) => text.includes(word.toLowerCase()));
  return SLOTS.filter((slot) => template.includes(`{${slot}}`)).flatMap((slot) => {
    const words = wordsFor(slot);
    const isLeftOut =
      slot === 'since' &&
      SPAN.test(template) &&
      tells(wordsFor('until').map((word) => `until ${word}`));
    return tells(words) || isLeftOut
      ? []
      : [`${id} {${slot}} is none of ${words.join(', ')}: ${page.text}`];
  });
}

/** A span that began or ends within days is told by its end alone. */
const SPAN = /\b(?:from|between) \{since\} (?:to|until|and) \{until\}/iu;

function momentsOf(fact: Fact, slot: (typeof SLOTS)[number]): number[] {
  const timing = 'timing' in fact ? fact.timing : null;
  const at = 'at' in fact ? [fact.at] : [];
  const told = {
    since: [timing?.startAt],
    exact: timing?.exactAt ?? [],
    until: [timing?.endAt],
    day: [...at, ...(timing?.exactAt ?? []), timing?.startAt],
  }[slot];
  const moments = told.flatMap((iso) => (iso ? [Date.parse(iso)] : []));
  // A Moon that is full at two at night belongs to the evening before.
  return fact.kind === 'lunation'
    ? moments.flatMap((moment) => [moment, moment - NIGHT_MS])
    : moments;
}

function keyHolds(key: string, fact: Fact, person: Person): boolean {
  if (fact.kind === 'transit') return transitHolds(key, fact);
  if (fact.kind === 'lunation') return lunationHolds(key, fact);
  if (fact.kind === 'house') return houseHolds(key, fact, person);
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

/** In orb at noon, or between two exact dates of one story; the Moon is exact within the day. */
function transitHolds(key: string, fact: TransitFact): boolean {
  const noon = Date.parse(fact.at);
  const exact = (fact.timing?.exactAt ?? []).map((iso) => Date.parse(iso));
  const orbAt = (at: number): number => {
    const { longitudeDeg } = planetPositionOf(fact.body, at);
    return Math.abs(
      separationDeg(longitudeDeg, fact.pointLongitudeDeg) - ASPECTS[fact.aspect].angleDeg,
    );
  };
  const isKey =
    key === `transit/${fact.body}/${FAMILY_OF[fact.aspect]}-${fact.point}` ||
    key.startsWith(`return/${fact.body}`);
  const isExact = exact.every((at) => orbAt(at) < 0.02);
  const isNow =
    fact.body === 'moon'
      ? exact.some((at) => Math.abs(at - noon) < DAY_MS)
      : orbAt(noon) <= 2 * TRANSIT_ORBS_DEG[fact.body];
  return isKey && isExact && isNow;
}

function lunationHolds(key: string, { at, phase }: LunationFact): boolean {
  const [sun, moon] = (['sun', 'moon'] as const).map(
    (body) => planetPositionOf(body, Date.parse(at)).longitudeDeg,
  );
  const apart = separationDeg(sun ?? 0, moon ?? 0);
  return key.startsWith('lunation/') && Math.abs(apart - (phase === 'new' ? 0 : 180)) < 0.1;
}

function houseHolds(key: string, fact: HouseFact, person: Person): boolean {
  const chart = birthChartOf(person);
  if (chart === null || chart.time === 'unknown') return false;
  const house = houseOf(fact.longitudeDeg, cuspsOf(chart));
  return key === `visit/${fact.body}/${MATTERS[house - 1]}-chart`;
}
