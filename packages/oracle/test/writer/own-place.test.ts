import { describe, expect, it } from 'vitest';
import { parseClaims } from '../../src/checks/parse-claims.ts';
import type { TransitFact } from '../../src/facts/fact.ts';
import { factsFor } from '../../src/facts/facts-for.ts';
import { handFor } from '../../src/writer/hand.ts';
import { rankSignifications } from '../../src/writer/rank-significations.ts';
import { sayLead } from '../../src/writer/say-lead.ts';
import { sayPersonal } from '../../src/writer/say-second.ts';
import { chartOf, isTrue } from './recompute.ts';
import { daysFrom } from './requests.ts';

const birth = {
  date: '1990-01-30',
  time: '05:55',
  latitude: 28.61,
  longitude: 77.2,
  zone: 'Asia/Kolkata',
};
const person = { birth };
/* A month has every angle of the Moon to its own place, the return among them. */
const month = daysFrom('2026-11-01', 30).map(({ date, ...sky }) => ({
  date,
  facts: factsFor({ kind: 'chat', date, person }, { date, ...sky }),
}));
const hands = Array.from({ length: 16 }, (_, count) =>
  handFor({ key: 'own place', count, turn: 0, salt: 0 }),
);
const meetings = month.flatMap(({ date, facts }) =>
  rankSignifications(facts).flatMap((one) =>
    one.fact.kind === 'transit' && one.fact.body === one.fact.point
      ? [{ date, one, fact: one.fact, facts }]
      : [],
  ),
);
const claimOf = ({ body, point, aspect }: TransitFact) => ({
  kind: 'aspect-to-natal',
  body,
  point,
  aspect,
});

describe('a planet that meets its own place', () => {
  it('is the Moon at every angle in a month, and others too', () => {
    const ofMoon = meetings.filter(({ fact }) => fact.body === 'moon');
    expect(new Set(ofMoon.map(({ fact }) => fact.aspect)).size).toBe(5);
    expect(meetings.length).toBeGreaterThan(ofMoon.length);
  });

  it('is named once, cites its fact, and is read back as it is in the sky', () => {
    const chart = chartOf(birth);
    for (const { date, one, fact } of meetings) {
      for (const hand of hands) {
        const [said] = sayLead(one, 'shelter', hand);
        expect(said?.text).not.toMatch(/\bnatal\b/u);
        expect(said?.cites).toEqual([fact.id]);
        const claims = parseClaims(said?.text ?? '');
        expect(claims, said?.text).toContainEqual(claimOf(fact));
        for (const claim of claims) expect(isTrue(claim, date, chart), said?.text).toBe(true);
      }
    }
  });

  it('comes back, when the angle is none', () => {
    const returns = meetings.filter(({ fact }) => fact.aspect === 'conjunction');
    expect(returns.length).toBeGreaterThan(0);
    for (const { one } of returns) {
      const [said] = sayLead(one, 'pace', handFor({ key: 'back', count: 0, turn: 0, salt: 0 }));
      expect(said?.text).toContain('where it stood when you were born');
    }
  });

  it('is named once as a second voice, too', () => {
    for (const { one, fact: own, facts } of meetings.filter(({ fact }) => fact.body !== 'moon')) {
      const lead = rankSignifications(facts).find(({ fact }) => fact.body !== one.fact.body);
      if (lead === undefined) continue;
      for (const hand of hands) {
        const [said] = sayPersonal(lead, [one], 'pace', hand);
        expect(said?.text).toContain('its place at your birth');
        expect(parseClaims(said?.text ?? ''), said?.text).toContainEqual(claimOf(own));
      }
    }
  });
});
