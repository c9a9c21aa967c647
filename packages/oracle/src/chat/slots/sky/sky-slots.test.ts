import { describe, expect, it } from 'vitest';
import { contextFor, MAYA, textOf } from '../../../../test/slot-context.ts';

describe('sky slots', () => {
  it('know the next full and new Moon, and the part of life they fall in', () => {
    const asked = contextFor(MAYA);
    expect(textOf('next_full_moon', asked)).toBe('Tuesday, November 24, at 9:53 a.m.');
    expect(textOf('next_full_sign', asked)).toBe('Gemini');
    expect(textOf('next_full_matter', asked)).toBe('money and what you own');
    expect(textOf('next_new_moon', asked)).toBe('Tuesday, December 8, at 7:51 p.m.');
    expect(textOf('moon_sign_now', asked)).toBe('Pisces');
    expect(textOf('moon_matter_now', asked)).toBe('rest and privacy');
    expect(textOf('moon_matter_now', contextFor({}))).toBeNull();
  });

  it('know the full and new Moon of a month that is named', () => {
    const asked = contextFor(MAYA, { entities: { month: '2026-12' } });
    expect(textOf('next_full_moon', asked)).toBe('Wednesday, December 23, at 8:28 p.m.');
    expect(textOf('next_new_moon', asked)).toBe('Tuesday, December 8, at 7:51 p.m.');
    const over = contextFor(MAYA, { entities: { month: '2026-11' } });
    expect(textOf('next_full_moon', over)).toBe('Tuesday, November 24, at 9:53 a.m.');
  });

  it('know the next eclipse', () => {
    const asked = contextFor(MAYA);
    expect(textOf('next_eclipse', asked)).toBe('February 6, 2027');
    expect(textOf('eclipse_kind', asked)).toBe('a ring-shaped eclipse of the Sun');
    expect(textOf('eclipse_sign', asked)).toBe('Aquarius');
  });

  it('know which planets go backward, since when and until when', () => {
    const asked = contextFor({});
    expect(textOf('retro_now', asked)).toBe('Saturn, Uranus and Neptune');
    expect(textOf('yes_no', asked)).toBe('No');
    expect(textOf('last_direct', asked)).toBe('November 13');
    expect(textOf('next_retro', asked)).toBe('February 9, 2027');
    const during = contextFor({}, { now: Date.UTC(2026, 10, 1) });
    expect(textOf('yes_no', during)).toBe('Yes');
    expect([textOf('retro_start', during), textOf('retro_end', during)]).toEqual([
      'October 24',
      'November 13',
    ]);
    const neptune = contextFor({}, { entities: { planet: 'neptune' } });
    expect(textOf('planet_motion', neptune)).toBe('moving backward');
  });

  it('know when a planet enters its next sign, however far off', () => {
    const pluto = contextFor({}, { entities: { planet: 'pluto' } });
    expect([textOf('ingress_sign', pluto), textOf('ingress_date', pluto)]).toEqual([
      'Pisces',
      'March 8, 2043',
    ]);
    const sun = contextFor({}, { entities: { planet: 'sun' } });
    expect([textOf('ingress_sign', sun), textOf('ingress_date', sun)]).toEqual([
      'Sagittarius',
      'November 22',
    ]);
  });

  it('know when the Moon is void, and say nothing while it is not', () => {
    expect(textOf('void_until', contextFor({}))).toBeNull();
    const later = contextFor({}, { now: Date.parse('2026-11-20T03:00:00Z') });
    expect(textOf('void_from', later)).toBe('today at 8:46 p.m.');
    expect(textOf('void_until', later)).toBe('tomorrow at 12:52 a.m.');
  });

  it('find the day on which a planet enters the sign that was named', () => {
    const saturn = contextFor({}, { entities: { planet: 'saturn', sign: 'taurus' } });
    expect([textOf('ingress_sign', saturn), textOf('ingress_date', saturn)]).toEqual([
      'Taurus',
      'April 12, 2028',
    ]);
  });

  it('find when a planet leaves the sign that was named where it stands there now', () => {
    const neptune = contextFor({}, { entities: { planet: 'neptune', sign: 'aries' } });
    expect(textOf('planet_sign_now', neptune)).toBe('Aries');
    expect(textOf('ingress_sign', neptune)).not.toBe('Aries');
  });
});
