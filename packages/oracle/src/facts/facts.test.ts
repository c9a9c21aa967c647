import type { BirthData } from '@palm/astrology/birth-of';
import { describe, expect, it } from 'vitest';
import { factsFor } from './facts-for.ts';
import { timeFacts } from './time-facts.ts';
import { skyOfDay } from './sky-of-day.ts';

const DATE = '2026-11-15';
const sky = skyOfDay(DATE);
const known: BirthData = {
  date: '1990-06-14',
  time: '08:15',
  latitude: 48.14,
  longitude: 11.58,
  zone: 'Europe/Berlin',
};
const factsOf = (birth: BirthData) =>
  factsFor({ kind: 'daily', type: 'daily-guidance', date: DATE, person: { birth } }, sky);

describe('facts', () => {
  it('have ids of their own', () => {
    const ids = factsOf(known).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('of a known time have houses and angles', () => {
    const facts = factsOf(known);
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'natal', point: 'ascendant' }));
    expect(facts.some(({ kind }) => kind === 'house')).toBe(true);
  });

  it('of an unknown time have neither, and say what is missing', () => {
    const facts = factsOf({ date: known.date });
    expect(facts.some((fact) => fact.kind === 'natal' && fact.point === 'ascendant')).toBe(false);
    expect(facts.some(({ kind }) => kind === 'house')).toBe(false);
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'missing', what: 'birth-time' }));
    const moon = facts.find((fact) => fact.kind === 'natal' && fact.point === 'moon');
    expect(moon).toMatchObject({ longitudeDeg: null });
    expect(facts.some((fact) => fact.kind === 'transit' && fact.point === 'moon')).toBe(false);
  });

  it('take a time without a zone as unknown', () => {
    const facts = factsOf({ date: known.date, time: '08:15', latitude: 48, longitude: 11 });
    expect(facts.some(({ kind }) => kind === 'missing')).toBe(true);
  });

  it('without a zone name no sign of a Moon that may have been in three', () => {
    const facts = factsOf({ date: '1990-03-27' });
    expect(facts.some((fact) => fact.kind === 'natal' && fact.point === 'sun')).toBe(true);
    expect(facts.some((fact) => fact.kind === 'natal' && fact.point === 'moon')).toBe(false);
  });

  it('of a sign alone count the houses from that sign', () => {
    const facts = factsFor({
      kind: 'horoscope',
      type: 'daily',
      date: DATE,
      person: { sign: 'leo' },
    });
    expect(facts.find(({ id }) => id === 'solar:leo-sun')).toMatchObject({
      sign: 'scorpio',
      house: 4,
    });
    expect(facts.find(({ id }) => id === 'ruler:leo')).toMatchObject({ body: 'sun' });
  });

  it('of two people hold their signs and the contacts of their charts', () => {
    const facts = factsFor({
      kind: 'compatibility',
      date: DATE,
      person: { birth: known },
      partner: { birth: { date: '1988-02-03' } },
    });
    expect(facts).toContainEqual(
      expect.objectContaining({
        kind: 'pair',
        sign: 'gemini',
        partnerSign: 'aquarius',
        relation: 'trine',
      }),
    );
    expect(facts.some(({ kind }) => kind === 'cross')).toBe(true);
    expect(facts.some((fact) => fact.kind === 'cross' && fact.to === 'moon')).toBe(false);
  });

  it('refuse a pair of which one sign is unknown, and a date that does not exist', () => {
    const request = {
      kind: 'compatibility',
      date: DATE,
      person: { sign: 'leo' },
      partner: {},
    } as const;
    expect(() => factsFor(request)).toThrow(RangeError);
    expect(() => skyOfDay('2026-02-30')).toThrow(RangeError);
  });

  it('of the week name a day on which the planet is exact', () => {
    const request = {
      kind: 'horoscope',
      type: 'weekly',
      date: DATE,
      person: { birth: known },
    } as const;
    const dated = factsFor(request, sky).filter((fact) => fact.kind === 'dated-transit');
    expect(dated.length).toBeGreaterThan(0);
    for (const fact of timeFacts(dated)) {
      const exact = fact.kind === 'dated-transit' ? (fact.timing?.exactAt ?? []) : [];
      const day = fact.kind === 'dated-transit' ? fact.day : '';
      expect(
        exact.map((at) => at.slice(0, 10)),
        fact.words,
      ).toContain(day);
    }
  });

  it('are timed on demand: a transit in force lies between its start and its end', () => {
    const transits = factsOf(known).filter(
      (fact) => fact.kind === 'transit' && fact.body !== 'moon',
    );
    for (const fact of timeFacts(transits)) {
      const timing = fact.kind === 'transit' ? fact.timing : null;
      expect(timing?.startAt ?? '').toMatch(/^20/u);
      expect((timing?.startAt ?? '') <= (timing?.endAt ?? '')).toBe(true);
    }
  });
});
