import type { BodyId, PlanetId, SignId } from '../src/vocabulary.ts';
import data from './data/reference-sky.json' with { type: 'json' };

/** Charts and positions computed by others, which ours are held against. */
export type ReferenceChart = {
  readonly id: string;
  readonly utc: string;
  readonly lat: number;
  readonly lon: number;
  readonly positions: Readonly<
    Record<BodyId, { lon: number; lat: number; speed: number; retro: boolean }>
  >;
  readonly asc: number;
  readonly mc: number;
  readonly placidus: readonly number[] | null;
  readonly porphyry: readonly number[];
  readonly wholeSign: readonly number[];
};

export type FamousBirth = {
  readonly name: string;
  readonly published: { readonly sun: string; readonly moon: string; readonly asc: string };
  readonly chart: ReferenceChart;
};

export const SWISS_NAME = data.swissEphemeris.name;
export const JPL_NAME = data.jplHorizons.name;
export const FAMOUS_BIRTHS: readonly FamousBirth[] = data.famousBirths;
export const SWISS_CHARTS: readonly ReferenceChart[] = [
  ...data.swissEphemeris.charts,
  ...FAMOUS_BIRTHS.map(({ chart }) => chart),
];

/** Longitudes of date at a Julian day of Terrestrial Time. */
export type JplBody = PlanetId | 'chiron';
export const JPL_LONGITUDES: Readonly<
  Record<JplBody, readonly { readonly jdTT: number; readonly lon: number }[]>
> = data.jplHorizons.longitudes;

export function signNamed(name: string): SignId {
  const id = name.toLowerCase();
  const known: Record<string, SignId> = {
    aries: 'aries',
    taurus: 'taurus',
    gemini: 'gemini',
    cancer: 'cancer',
    leo: 'leo',
    virgo: 'virgo',
    libra: 'libra',
    scorpio: 'scorpio',
    sagittarius: 'sagittarius',
    capricorn: 'capricorn',
    aquarius: 'aquarius',
    pisces: 'pisces',
  };
  const sign = known[id];
  if (sign === undefined) throw new Error(`no sign is called ${name}`);
  return sign;
}
