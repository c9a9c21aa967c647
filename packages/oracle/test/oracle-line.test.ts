import { describe, expect, it } from 'vitest';
import { answerOracleLine, newRun } from '../bin/oracle-line.ts';

const answered = (line: object, run = newRun()): unknown =>
  JSON.parse(answerOracleLine(JSON.stringify(line), run));
const birth = { date: '1990-03-02', time: '08:15', lat: 48.1, lon: 11.6, zone: 'Europe/Berlin' };

describe('npm run oracle', () => {
  it.each([
    { kind: 'daily', type: 'love-forecast', birth, date: '2026-11-15' },
    { kind: 'daily', type: 'lunar-wisdom', birth: { date: '1990-03-02' }, date: '2026-11-15' },
    { kind: 'horoscope', type: 'weekly', sign: 'leo', date: '2026-11-15', seed: 3 },
    { kind: 'partner', sign: 'leo', partnerSign: 'aries', date: '2026-11-15' },
    { kind: 'compatibility', sign: 'leo', partnerSign: 'aries', date: '2026-11-15' },
  ])('answers $kind with title, text, parts and the facts they cite', (line) => {
    expect(answered(line)).toMatchObject({
      title: expect.any(String),
      text: expect.any(String),
      parts: expect.arrayContaining([
        { text: expect.any(String), cites: expect.arrayContaining([expect.any(String)]) },
      ]),
      facts: expect.arrayContaining([expect.objectContaining({ id: expect.any(String) })]),
    });
  });

  it('gives a cited transit its times', () => {
    const line = { kind: 'daily', type: 'love-forecast', birth, date: '2026-11-15' };
    expect(JSON.stringify(answered(line))).toMatch(/"exactAt":\["20/u);
  });

  it.each([
    'nonsense',
    '[]',
    '{}',
    '{"kind":"x","date":"2026-11-15"}',
    '{"kind":"daily","date":"2026-02-30"}',
  ])('answers the bad line %s with an error, in its place', (line) => {
    expect(JSON.parse(answerOracleLine(line, newRun()))).toEqual({ error: expect.any(String) });
  });

  it('gives the same line the same bytes, also when it comes again later in a run', () => {
    const run = newRun();
    const days = ['2026-11-15', '2026-11-16', '2026-11-17'];
    const lines = days.map((date) => ({ kind: 'daily', type: 'career-success', birth, date }));
    const first = lines.map((line) => answered(line, run));
    expect(lines.map((line) => answered(line, run))).toEqual(first);
    expect(lines.map((line) => answered(line))[0]).toEqual(first[0]);
  });
});
