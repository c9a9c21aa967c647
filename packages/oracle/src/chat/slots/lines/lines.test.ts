import { describe, expect, it } from 'vitest';
import {
  contextFor,
  DANIEL,
  JORDAN,
  MAYA,
  receiptsOf,
  textOf,
} from '../../../../test/slot-context.ts';

describe('fact lines', () => {
  it('tell of Venus for two weeks after it turned, with both days as receipts', () => {
    const asked = contextFor(MAYA);
    expect(textOf('venus_line', asked)).toBe(
      'Venus, the planet astrologers read for love, went backward from October 3 to November 13. They call those weeks bad for guessing what people feel.',
    );
    expect(receiptsOf('venus_line', asked)).toEqual([
      'Venus turns retrograde on October 3, at 8°29′ Scorpio',
      'Venus turns direct on November 13, at 22°51′ Libra',
    ]);
  });

  it('say that it moves backward while it does, and nothing of it at other times', () => {
    const october = contextFor({}, { now: Date.UTC(2026, 9, 20) });
    expect(textOf('venus_line', october)).toContain('is moving backward until November 13');
    expect(textOf('venus_line', contextFor({}, { now: Date.UTC(2026, 5, 1) }))).toBeNull();
  });

  it('name a slow contact with how long it has been there', () => {
    expect(textOf('work_line', contextFor(MAYA))).toBe(
      'Pluto has been right on your Saturn on and off since February 2025. Astrologers read that as old business coming up for review.',
    );
    expect(textOf('season_line', contextFor(DANIEL))).not.toBeNull();
  });

  it('tell a contact that goes and comes back as one that is on and off', () => {
    const asked = contextFor({ birth: { date: '1979-09-21' } });
    expect(textOf('money_line', asked)).toBe(
      'Mars is right on your Jupiter, on and off until mid-May. Astrologers read that as heat and hurry.',
    );
  });

  it('tell of a visit to a house only where the hour of birth is known', () => {
    expect(textOf('rest_line', contextFor(MAYA))).toMatch(/^Jupiter is going through the part/u);
    expect(textOf('rest_line', contextFor(JORDAN))).toBeNull();
  });

  it('speak of the Moon within a day of full and new', () => {
    const before = contextFor({}, { now: Date.parse('2026-11-23T15:00:00Z') });
    expect(textOf('moon_line', before)).toBe(
      'The Moon is full tomorrow; some people sleep badly around it, and the studies are split.',
    );
    expect(textOf('moon_line', contextFor({}))).toBeNull();
  });

  it('tell what is exact today, the Moon only in the hours to come', () => {
    expect(textOf('today_line', contextFor(JORDAN))).toMatch(
      /^Mars is opposite your Jupiter today/u,
    );
    const noon = contextFor(MAYA, { now: Date.parse('2026-11-18T17:00:00Z') });
    expect(textOf('today_line', noon)).toContain('for a few hours around 5:54 p.m.');
  });
});
