import { describe, expect, it } from 'vitest';
import {
  anglesError,
  jplErrors,
  longitudeErrors,
  measureAccuracy,
  placidusErrors,
} from '../../test/measure-accuracy.ts';
import { FAMOUS_BIRTHS, SWISS_CHARTS, signNamed } from '../../test/reference-sky.ts';
import { castKnownTimeChart } from '../chart/natal-chart.ts';
import { positionsAt } from '../ephemeris/positions.ts';
import { BODY_IDS, PLANET_IDS } from '../vocabulary.ts';
import { signAt } from '../zodiac/sign-at.ts';
import { ACCURACY_REPORT } from './accuracy-report.ts';

/** What the product promises, in seconds of arc; the figures stay well below. */
const PROMISED_ARCSEC = { planet: 20, moon: 4, node: 20, angle: 8, placidusCusp: 10 };

const chartOf = ({ utc, lat, lon }: (typeof SWISS_CHARTS)[number]) =>
  castKnownTimeChart(Date.parse(utc), { latitudeDeg: lat, longitudeDeg: lon });

describe('the sky, held against Swiss Ephemeris and JPL Horizons', () => {
  it('has every body within its promise', () => {
    for (const body of BODY_IDS) {
      const limit = body === 'moon' ? PROMISED_ARCSEC.moon : PROMISED_ARCSEC.planet;
      expect(Math.max(...longitudeErrors(body)), body).toBeLessThan(limit);
    }
    for (const body of PLANET_IDS) {
      const limit = body === 'moon' ? PROMISED_ARCSEC.moon : PROMISED_ARCSEC.planet;
      expect(Math.max(...jplErrors(body)), body).toBeLessThan(limit);
    }
  });

  it('has latitudes, speeds and retrogrades that agree', () => {
    for (const { utc, positions } of SWISS_CHARTS) {
      const ours = positionsAt(Date.parse(utc));
      for (const body of BODY_IDS) {
        const { lat, speed, retro } = positions[body];
        expect(Math.abs(ours[body].latitudeDeg - lat) * 3600, `${body} ${utc}`).toBeLessThan(6);
        expect(Math.abs(ours[body].speedDegPerDay - speed), `${body} ${utc}`).toBeLessThan(0.0005);
        expect(ours[body].isRetrograde, `${body} ${utc}`).toBe(retro);
      }
    }
  });

  it('has ascendant and midheaven within 8″ up to 60° of latitude', () => {
    for (const chart of SWISS_CHARTS.filter(({ lat }) => Math.abs(lat) <= 60)) {
      expect(anglesError(chart).ascendant, chart.id).toBeLessThan(PROMISED_ARCSEC.angle);
      expect(anglesError(chart).midheaven, chart.id).toBeLessThan(PROMISED_ARCSEC.angle);
    }
  });

  it('has the ascendant on the right side inside the polar circles', () => {
    for (const chart of SWISS_CHARTS.filter(({ lat }) => Math.abs(lat) > 66)) {
      expect(anglesError(chart).ascendant, chart.id).toBeLessThan(60);
    }
  });

  it('has Placidus within 10″ where there is an answer, and none where there is none', () => {
    for (const chart of SWISS_CHARTS) {
      const { placidus } = chartOf(chart).houses;
      expect(placidus.kind === 'noAnswer', chart.id).toBe(chart.placidus === null);
      for (const error of placidusErrors(chart)) {
        expect(error, chart.id).toBeLessThan(PROMISED_ARCSEC.placidusCusp);
      }
    }
  });

  it('has the same Porphyry and whole sign houses', () => {
    for (const chart of SWISS_CHARTS) {
      const { porphyry, wholeSign } = chartOf(chart).houses;
      expect(wholeSign).toEqual(chart.wholeSign);
      for (const [index, cusp] of chart.porphyry.entries()) {
        expect(Math.abs((porphyry[index] ?? Number.NaN) - cusp), chart.id).toBeLessThan(0.02);
      }
    }
  });

  it('gives the famous the signs that are published of them', () => {
    for (const { name, published, chart } of FAMOUS_BIRTHS) {
      const { positions, angles } = chartOf(chart);
      expect(signAt(positions.sun.longitudeDeg), name).toBe(signNamed(published.sun));
      expect(signAt(positions.moon.longitudeDeg), name).toBe(signNamed(published.moon));
      expect(signAt(angles.ascendantDeg), name).toBe(signNamed(published.asc));
    }
  });

  it('is as far off as the published report says, no more and no less', () => {
    const measured = measureAccuracy();
    expect(ACCURACY_REPORT.references).toEqual(measured.references);
    expect(rounded(ACCURACY_REPORT)).toEqual(rounded(measured));
  });
});

/** Numbers to a tenth, so that another processor's last bit is no difference. */
function rounded(report: unknown): unknown {
  return JSON.parse(
    JSON.stringify(report, (_key, value: unknown) =>
      typeof value === 'number' ? Math.round(value * 10) / 10 : value,
    ),
  );
}
