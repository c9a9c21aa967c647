import { describe, expect, it } from 'vitest';
import {
  ANGLES_LATITUDE_LIMIT_DEG,
  anglesError,
  jplErrors,
  longitudeErrors,
  placidusErrors,
} from '../../test/accuracy-errors.ts';
import { measureAccuracy } from '../../test/measure-accuracy.ts';
import {
  FAMOUS_BIRTHS,
  type ReferenceChart,
  SWISS_CHARTS,
  signNamed,
} from '../../test/reference-sky.ts';
import { separationDeg } from '../angle.ts';
import { type KnownTimeChart, castKnownTimeChart } from '../chart/natal-chart.ts';
import { positionsAt } from '../ephemeris/positions.ts';
import { BODY_IDS, type BodyId, PLANET_IDS } from '../vocabulary.ts';
import { signAt } from '../zodiac/sign-at.ts';
import { ACCURACY_REPORT } from './accuracy-report.ts';

/** What the product promises, in seconds of arc; the figures stay well below. */
const promisedArcsec = (body: BodyId): number => (body === 'moon' ? 4 : 20);
const PROMISED_ANGLE_ARCSEC = 8;
const PROMISED_CUSP_ARCSEC = 10;

function chartOf({ utc, lat, lon }: ReferenceChart): KnownTimeChart {
  return castKnownTimeChart(Date.parse(utc), { latitudeDeg: lat, longitudeDeg: lon });
}

/** Numbers to a tenth, so that another processor's last bit is no difference. */
function rounded(report: unknown): unknown {
  return JSON.parse(
    JSON.stringify(report, (_key, value: unknown) =>
      typeof value === 'number' ? Math.round(value * 10) / 10 : value,
    ),
  );
}

describe('the sky, held against Swiss Ephemeris and JPL Horizons', () => {
  it('has every body within its promise', () => {
    const broken = [
      ...BODY_IDS.filter((body) => Math.max(...longitudeErrors(body)) > promisedArcsec(body)),
      ...([...PLANET_IDS, 'chiron'] as const).filter(
        (body) => Math.max(...jplErrors(body)) > promisedArcsec(body),
      ),
    ];
    expect(broken).toEqual([]);
  });

  it('has latitudes, speeds and retrogrades that agree', () => {
    const broken = SWISS_CHARTS.flatMap(({ id, utc, positions }) => {
      const ours = positionsAt(Date.parse(utc));
      return BODY_IDS.filter((body) => {
        const latitudeError = Math.abs(ours[body].latitudeDeg - positions[body].lat) * 3600;
        const speedError = Math.abs(ours[body].speedDegPerDay - positions[body].speed);
        const isRetrogradeAlike = ours[body].isRetrograde === positions[body].retro;
        return latitudeError > 6 || speedError > 0.0005 || !isRetrogradeAlike;
      }).map((body) => `${body} in ${id}`);
    });
    expect(broken).toEqual([]);
  });

  it('has ascendant and midheaven within 8″ up to 60° of latitude', () => {
    const broken = SWISS_CHARTS.filter(
      ({ lat }) => Math.abs(lat) <= ANGLES_LATITUDE_LIMIT_DEG,
    ).filter((chart) => {
      const { ascendant, midheaven } = anglesError(chart);
      return Math.max(ascendant, midheaven) > PROMISED_ANGLE_ARCSEC;
    });
    expect(broken).toEqual([]);
  });

  it('has the ascendant on the right side inside the polar circles', () => {
    const polar = SWISS_CHARTS.filter(({ lat }) => Math.abs(lat) > 66);
    expect(polar.length).toBeGreaterThan(0);
    expect(polar.filter((chart) => anglesError(chart).ascendant > 60)).toEqual([]);
  });

  it('has Placidus within 10″ where there is an answer, and none where there is none', () => {
    const unanswered = SWISS_CHARTS.filter(
      (chart) => chartOf(chart).houses.placidus.kind === 'noAnswer',
    );
    expect(unanswered).toEqual(SWISS_CHARTS.filter(({ placidus }) => placidus === null));
    expect(Math.max(...SWISS_CHARTS.flatMap(placidusErrors))).toBeLessThan(PROMISED_CUSP_ARCSEC);
  });

  it('has the same Porphyry and whole sign houses', () => {
    for (const chart of SWISS_CHARTS) {
      const { porphyry, wholeSign } = chartOf(chart).houses;
      expect(wholeSign).toEqual(chart.wholeSign);
      const errors = chart.porphyry.map((cusp, index) =>
        separationDeg(porphyry[index] ?? Number.NaN, cusp),
      );
      expect(Math.max(...errors)).toBeLessThan(0.01);
    }
  });

  it('gives the famous the signs that are published of them', () => {
    const ours = FAMOUS_BIRTHS.map(({ name, chart }) => {
      const { positions, angles } = chartOf(chart);
      return {
        name,
        sun: signAt(positions.sun.longitudeDeg),
        moon: signAt(positions.moon.longitudeDeg),
        ascendant: signAt(angles.ascendantDeg),
      };
    });
    const published = FAMOUS_BIRTHS.map(({ name, published: { sun, moon, asc } }) => ({
      name,
      sun: signNamed(sun),
      moon: signNamed(moon),
      ascendant: signNamed(asc),
    }));
    expect(ours).toEqual(published);
  });

  it('is as far off as the published report says, no more and no less', () => {
    expect(rounded(ACCURACY_REPORT)).toEqual(rounded(measureAccuracy()));
  });
});
