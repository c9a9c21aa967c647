import { describe, expect, it } from 'vitest';
import { HELP_LINES, helpLinesIn } from './help-lines.ts';

const everyLine = HELP_LINES.flatMap(({ crisis, abuse, children }) => [
  ...crisis,
  ...abuse,
  ...children,
]);

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

  it('hold numbers that can be dialled, each with where it is published and when it was checked', () => {
    for (const { name, number, source } of everyLine) {
      expect(number, name).toMatch(/^\*?\d[\d -]*\d$/u);
      expect(source, name).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+(\/[a-z-]+)?$/u);
    }
    for (const { checkedOn } of HELP_LINES) expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/u);
  });

  it('belong to clocks that exist, each to those of one country', () => {
    const zones = HELP_LINES.flatMap((help) => help.zones);
    expect(new Set(zones).size).toBe(zones.length);
    for (const zone of zones.filter((name) => !name.endsWith('/'))) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone).not.toThrow();
    }
  });

  it('are found by a time zone, also under its older name', () => {
    expect(helpLinesIn('Europe/Berlin')?.country).toBe('DE');
    expect(helpLinesIn('America/Indiana/Knox')?.country).toBe('US');
    expect(helpLinesIn('Asia/Calcutta')?.country).toBe('IN');
  });

  it('are none where we know none', () => {
    expect(helpLinesIn('Europe/Vaduz')).toBeNull();
    expect(helpLinesIn('UTC')).toBeNull();
    expect(helpLinesIn(undefined)).toBeNull();
  });
});
