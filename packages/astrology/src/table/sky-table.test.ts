import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { separationDeg } from '../angle.ts';
import { positionOf } from '../ephemeris/positions.ts';
import { BODY_IDS } from '../vocabulary.ts';
import { createSkyTable } from './sky-table.ts';

describe('the sky table', () => {
  it('is within two seconds of arc of the sky at any moment, for every body', () => {
    const table = createSkyTable();
    fc.assert(
      fc.property(
        fc.constantFrom(...BODY_IDS),
        fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2099, 0, 1) }),
        (body, at) => {
          const exact = positionOf(body, at);
          const read = table.positionOf(body, at);
          expect(separationDeg(exact.longitudeDeg, read.longitudeDeg)).toBeLessThan(2 / 3600);
          expect(Math.abs(exact.speedDegPerDay - read.speedDegPerDay)).toBeLessThan(0.005);
        },
      ),
      { numRuns: 600 },
    );
  });
});
