import type { Chart } from '@palm/contract/chart';
import type { SavedReading } from '@palm/contract/entities';

export type Row = Readonly<Record<string, unknown>>;

export interface ExportedTable {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly rows: readonly Row[];
}

export interface LeftOut {
  readonly table: string;
  /** Null where it is the whole table. */
  readonly column: string | null;
  readonly why: string;
}

export interface ExportedData {
  readonly madeAt: Date;
  readonly account: ExportedTable;
  readonly tables: readonly ExportedTable[];
  readonly leftOut: readonly LeftOut[];
  readonly chart: Chart | null;
  readonly readings: readonly SavedReading[];
  readonly photos: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}
