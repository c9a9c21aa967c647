import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

describe('a cell of a CSV file', () => {
  it.each([
    ['an equals sign', '=1+1'],
    ['a plus', '+1'],
    ['a minus', '-1'],
    ['an at sign', '@SUM(A1)'],
    ['a full-width equals sign', '＝1+1'],
    ['a full-width plus', '＋1'],
    ['a full-width minus', '－1'],
    ['a full-width at sign', '＠SUM(A1)'],
    ['a small equals sign', '﹦1+1'],
    ['a zero-width space and an equals sign', '\u200B=1+1'],
    ['a byte order mark and an equals sign', '\uFEFF=1+1'],
    ['a soft hyphen and an equals sign', '\u00AD=1+1'],
    ['a direction mark and an equals sign', '\u202E=1+1'],
    ['a Hangul filler and an equals sign', '\u3164=1+1'],
    ['a blank Braille cell and an equals sign', '\u2800=1+1'],
    ['a no-break space and an equals sign', '\u00A0=1+1'],
    ['a tab', '\t1'],
    ['a line break', '\r1'],
  ])('that begins with %s is no formula', (_, name) => {
    expect(csvOf([[name]])).toBe(`"'${name}"\r\n`);
  });

  it.each(['Ada', 'Ada = Eva', 'Łukasz', '李雷', '٤٢', 'O’Neil-Smith', ''])(
    'that holds %j stays as it is',
    (name) => {
      expect(csvOf([[name]])).toBe(`"${name}"\r\n`);
    },
  );

  it('keeps its quotes, and its neighbours apart', () => {
    expect(csvOf([['a"b', 'c,d']])).toBe('"a""b","c,d"\r\n');
  });
});
