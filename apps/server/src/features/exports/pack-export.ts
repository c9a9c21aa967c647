import { strToU8, type Zippable, zipSync } from 'fflate';
import type { ExportedData } from './exported-data.ts';
import { exportPage } from './page/export-page.ts';

/** One file: a page to read, the same as data, and the photos as they are. */
export function packExport(data: ExportedData): Uint8Array {
  // Photos are compressed already.
  const photos: Zippable = Object.fromEntries(
    data.photos.map(({ name, bytes }) => [`photos/${name}`, [bytes, { level: 0 }]]),
  );
  return zipSync({
    'index.html': strToU8(exportPage(data)),
    'data.json': strToU8(JSON.stringify(asJson(data), null, 2)),
    ...photos,
  });
}

/** Tables and columns under their names in the database. */
const asJson = ({ madeAt, account, tables, leftOut, chart, photos }: ExportedData) => ({
  product: 'Palm & Soul',
  made_at: madeAt.toISOString(),
  account: account.rows[0],
  ...Object.fromEntries(tables.map(({ name, rows }) => [name, rows])),
  natal_chart: chart,
  photo_files: photos.map(({ name }) => `photos/${name}`),
  left_out: leftOut,
});
