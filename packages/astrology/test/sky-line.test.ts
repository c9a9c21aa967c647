import { describe, expect, it } from 'vitest';
import { answerSkyLine } from '../bin/sky-line.ts';

const answer = (request: unknown): unknown => JSON.parse(answerSkyLine(JSON.stringify(request)));

describe('a line of the sky command', () => {
  it('is answered with positions, angles, houses and aspects in degrees', () => {
    const chart = answer({ utc: '2000-01-01T12:00:00Z', lat: 51.4779, lon: 0 });
    expect(chart).toMatchObject({
      positions: { sun: { retro: false }, trueNode: { lat: 0 } },
      wholeSign: [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330],
    });
    expect(chart).toHaveProperty('asc', expect.closeTo(24.266, 2));
    expect(chart).toHaveProperty('mc', expect.closeTo(279.611, 2));
    expect(chart).toHaveProperty('placidus.11');
    expect(chart).toHaveProperty('aspects.0.aspect');
  });

  it('has null for Placidus beyond the polar circle', () => {
    const chart = answer({ utc: '2000-01-01T12:00:00Z', lat: 78.2, lon: 15.6 });
    expect(chart).toMatchObject({ placidus: null });
    expect(chart).toHaveProperty('porphyry.11');
  });

  it('reads a time without a zone as UTC', () => {
    expect(answer({ utc: '1990-07-01T10:00:00', lat: 0, lon: 0 })).toEqual(
      answer({ utc: '1990-07-01T10:00:00Z', lat: 0, lon: 0 }),
    );
  });

  it('is answered with an error when it is bad, and nothing is thrown', () => {
    for (const bad of [
      null,
      7,
      {},
      { utc: 'yesterday', lat: 0, lon: 0 },
      { utc: '2000-01-01T12:00:00Z', lat: 91, lon: 0 },
      { utc: '2000-01-01T12:00:00Z', lat: '1', lon: 0 },
      { utc: '2000-01-01T12:00:00Z', lat: 0 },
      { utc: '1500-01-01T12:00:00Z', lat: 0, lon: 0 },
    ]) {
      expect(answer(bad)).toEqual({ error: expect.any(String) });
    }
    expect(JSON.parse(answerSkyLine('{not json'))).toEqual({ error: expect.any(String) });
  });
});
