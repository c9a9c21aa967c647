import type { NameTable } from './name-table.ts';

export type Place = {
  /** The same as long as the gazetteer keeps the place where it is. */
  readonly id: string;
  readonly name: string;
  /** State, province or the like; absent where the gazetteer names none. */
  readonly region?: string;
  readonly country: string;
  /** ISO 3166, two letters. */
  readonly countryCode: string;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** IANA name. */
  readonly zone: string;
  /** Inhabitants around 2020; 0 where the gazetteer has no count. */
  readonly population: number;
};

/** The gazetteer in memory: columns, each place at the same row of all. */
export type PlaceIndex = {
  readonly size: number;
  readonly zones: readonly string[];
  readonly countryCodes: readonly string[];
  readonly countryNames: readonly string[];
  readonly regionNames: readonly string[];
  readonly regionCountry: Uint16Array;
  readonly region: Uint16Array;
  readonly zone: Uint16Array;
  /** Ten-thousandths of a degree. */
  readonly latitude: Int32Array;
  readonly longitude: Int32Array;
  readonly population: Uint32Array;
  /** Power of ten of the inhabitants. */
  readonly magnitude: Float32Array;
  readonly nameBytes: Uint8Array;
  readonly nameStart: Uint32Array;
  /** Owner: twice the place's row, plus one when the name is an alternate one. */
  readonly names: NameTable;
  /** What may follow the comma. Owner: twice the region's row, or twice the country's plus one. */
  readonly qualifiers: NameTable;
};
