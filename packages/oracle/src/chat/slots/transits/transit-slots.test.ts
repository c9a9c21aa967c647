import { describe, expect, it } from 'vitest';
import type { Person } from '../../../request.ts';
import { contextFor, DANIEL, JORDAN, MAYA, textOf } from '../../../../test/slot-context.ts';

const dates = (context: ReturnType<typeof contextFor>) =>
  ['since', 'exact', 'until'].map((slot) => textOf(slot, context));

describe('transit slots', () => {
  it('tell a named contact over its whole series of passes', () => {
    const asked = contextFor(DANIEL, { entities: { planet: 'Saturn', point: 'Mercury' } });
    expect(textOf('aspect_plain', asked)).toBe('at a hard angle to');
    expect(dates(asked)).toEqual(['April 2026', 'November 27', 'late January']);
  });

  it('take the strongest slow contact where none is named', () => {
    const asked = contextFor(MAYA);
    expect(textOf('strongest_plain', asked)).toBe('Pluto right on your Saturn');
    expect([textOf('body', asked), textOf('point', asked)]).toEqual(['Pluto', 'Saturn']);
    expect(dates(asked)).toEqual(['February 2025', 'December 9', 'late January']);
    expect(textOf('second_plain', asked)).toBe('Uranus on easy terms with your Saturn');
  });

  it('take a hard contact for a challenge where there is one', () => {
    expect(textOf('strongest_plain', contextFor(JORDAN))).toBe(
      'Neptune on easy terms with your Sun',
    );
    const challenge = contextFor(JORDAN, { familyId: 'challenge-now' });
    expect(textOf('strongest_plain', challenge)).toBe('Jupiter opposite your Jupiter');
  });

  it('say nothing of a contact that is not there, and when it was or comes', () => {
    const asked = contextFor(MAYA, { entities: { planet: 'saturn', point: 'mars' } });
    expect(dates(asked)).toEqual([null, null, null]);
    expect([textOf('body', asked), textOf('point', asked)]).toEqual(['Saturn', 'Mars']);
    expect(textOf('last_end', asked) ?? textOf('next_start', asked)).not.toBeNull();
  });
});

describe('returns', () => {
  it('are told with their days and the near miss before them', () => {
    const asked = contextFor(JORDAN, { familyId: 'saturn-return', zone: 'America/Chicago' });
    expect(textOf('exact', asked)).toBe('March 15, 2027');
    expect(textOf('until', asked)).toBe('March 31, 2027');
    expect(textOf('return_number', asked)).toBe('1st');
    expect(textOf('in_it_answer', asked)).toBe('Not yet.');
    expect(textOf('near_miss', asked)).toBe(
      'It also came close around July and turned away again before it was exact.',
    );
  });

  it('are the nearest one, unless the user names another', () => {
    const past = contextFor(MAYA, { familyId: 'saturn-return' });
    expect(textOf('return_state', past)).toBe("It's behind you.");
    const second = contextFor(MAYA, {
      familyId: 'saturn-return',
      plain: 'my second saturn return',
    });
    expect(textOf('return_date', second)).toMatch(/20(?:49|50)$/u);
  });

  it('of Chiron are the one of a life: past, or years away and said so', () => {
    const old: Person = { birth: { date: '1970-05-02' } };
    const past = contextFor(old, { familyId: 'chiron-return' });
    expect(textOf('return_date', past)).toMatch(/20(?:19|2[01])$/u);
    expect(textOf('return_state', past)).toBe("It's behind you.");
    const young = contextFor(JORDAN, { familyId: 'chiron-return' });
    expect(textOf('return_state', young)).toMatch(/^That's 2\d years away/u);
  });

  it('of Sun and Moon need the hour of birth', () => {
    const sun = contextFor(MAYA, { familyId: 'solar-return' });
    expect(textOf('return_date', sun)).toMatch(/^(?:Saturday|Sunday), March 1[34], at /u);
    expect(textOf('return_date', contextFor(JORDAN, { familyId: 'lunar-return' }))).toBeNull();
  });
});
