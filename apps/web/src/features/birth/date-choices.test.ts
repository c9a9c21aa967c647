import { describe, expect, it } from 'vitest';
import { chosenWords, dateChoices } from './date-choices.ts';

const TODAY = '2026-11-15';
const values = (chosen: Parameters<typeof dateChoices>[0]) =>
  dateChoices(chosen, TODAY).map(({ value }) => value);

describe('the date, step by step', () => {
  it('reaches 1950 by a decade and a year', () => {
    expect(dateChoices([], TODAY).map(({ text }) => text)).toContain('1950s');
    expect(values([1950])[0]).toBe(1950);
  });

  it('offers every decade from 1900 to now', () => {
    const decades = values([]);
    expect([decades[0], decades.at(-1), decades.length]).toEqual([1900, 2020, 13]);
  });

  it('offers no year, month or day that is still to come', () => {
    expect(values([2020]).at(-1)).toBe(2026);
    expect(values([2020, 2026]).at(-1)).toBe(11);
    expect(values([2020, 2026, 11]).at(-1)).toBe(15);
    expect(values([2020, 2025, 11]).at(-1)).toBe(30);
  });

  it('knows how long February was', () => {
    expect(values([1990, 1996, 2]).length).toBe(29);
    expect(values([1900, 1900, 2]).length).toBe(28);
  });

  it('says what was chosen', () => {
    expect(chosenWords([1950, 1957, 3])).toEqual(['1950s', '1957', 'March']);
  });
});
