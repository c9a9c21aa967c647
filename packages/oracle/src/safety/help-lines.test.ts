import { describe, expect, it } from 'vitest';
import { HELP_LINES } from '../../content/safety/help-lines.ts';
import { helpLinesFor } from './help-lines-for.ts';

describe('the help lines', () => {
  it('name each country once, with an emergency number and a crisis line', () => {
    const codes = HELP_LINES.map(({ country }) => country);
    expect(new Set(codes).size).toBe(codes.length);
    for (const help of HELP_LINES) {
      expect(help.country).toMatch(/^[A-Z]{2}$/u);
      expect(help.emergency).toMatch(/^\d{3,4}$/u);
      expect(help.crisis.length).toBeGreaterThan(0);
    }
  });

  it('hold numbers that can be dialled', () => {
    const lines = HELP_LINES.flatMap(({ crisis, abuse, children }) => [
      ...crisis,
      ...abuse,
      ...children,
    ]);
    for (const { name, number } of lines) expect(number, name).toMatch(/^\*?\d[\d -]*\d$/u);
  });

  it('are found by code in any case, and say when nothing is known', () => {
    expect(helpLinesFor(' us ')?.crisis[0]?.number).toBe('988');
    expect(helpLinesFor('ZZ')).toBeNull();
    expect(helpLinesFor(undefined)).toBeNull();
  });
});
