import type { AccuracyReport, ErrorFigures } from '@palm/astrology/accuracy';
import { BODIES, BODY_IDS } from '@palm/astrology/vocabulary';
import { arcseconds } from './accuracy-words.ts';
import { copy } from './copy.ts';

const number =
  'py-2 pr-3 text-right tabular-nums last:pr-0 max-[359px]:pr-1 large-text:pt-0 large-text:text-label';
const head =
  'pb-2 pr-3 max-[359px]:pr-1 text-right align-bottom font-medium text-brass last:pr-0 large-text:text-tab';
const firstHead =
  'pb-2 pr-3 max-[359px]:pr-1 text-left align-bottom font-medium text-brass large-text:hidden';
const name = 'py-2 pr-3 max-[359px]:pr-1 text-left font-medium large-text:col-span-full';

/** With large letters the name of a row stands above its figures. */
const table = 'w-full border-collapse text-small large-text:block large-text:*:block';
const four = 'large-text:grid large-text:grid-cols-4';
const three = 'large-text:grid large-text:grid-cols-3';

function Figures({ figures }: { figures: ErrorFigures | null }) {
  if (figures === null) {
    return (
      <td colSpan={2} className={`${number} text-paper-dim large-text:col-span-2`}>
        {copy.accuracyTables.notListedThere}
      </td>
    );
  }
  return (
    <>
      <td className={number}>{arcseconds(figures.maxArcsec)}</td>
      <td className={number}>{arcseconds(figures.rmsArcsec)}</td>
    </>
  );
}

export function BodyTable({ report: { bodies, references } }: { report: AccuracyReport }) {
  const { swissEphemeris, jplHorizons } = references;
  return (
    <table className={table}>
      <caption className="mb-4 text-left">
        <h2 className="text-title-sm">{copy.accuracyTables.planets}</h2>
      </caption>
      <thead>
        <tr className={four}>
          <th scope="col" rowSpan={2} className={`${firstHead} border-b border-edge`}>
            {copy.accuracyTables.body}
          </th>
          <th scope="colgroup" colSpan={2} className={`${head} large-text:col-span-2`}>
            {copy.accuracyTables.swissEphemeris}
            <span className="block font-normal text-paper-dim">
              {copy.accuracyTables.dates(swissEphemeris.moments)}
            </span>
          </th>
          <th scope="colgroup" colSpan={2} className={`${head} large-text:col-span-2`}>
            {copy.accuracyTables.jplHorizons}
            <span className="block font-normal text-paper-dim">
              {copy.accuracyTables.dates(jplHorizons.moments)}
            </span>
          </th>
        </tr>
        <tr className={`${four} border-b border-edge`}>
          {['swiss', 'jpl'].flatMap((reference) => [
            <th key={`${reference} largest`} scope="col" className={head}>
              {copy.accuracyTables.largest}
            </th>,
            <th key={`${reference} typical`} scope="col" className={head}>
              {copy.accuracyTables.typical}
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {BODY_IDS.map((id) => (
          <tr key={id} className={`${four} border-b border-line`}>
            <th scope="row" className={name}>
              {BODIES[id].name}
            </th>
            <Figures figures={bodies[id].againstSwissEphemeris} />
            <Figures figures={bodies[id].againstJplHorizons} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function AngleTable({ report: { angles, placidusCusps } }: { report: AccuracyReport }) {
  const rows = [
    [copy.accuracyTables.ascendant, angles.ascendant],
    [copy.accuracyTables.midheaven, angles.midheaven],
    [copy.accuracyTables.placidusCusps, placidusCusps],
  ] as const;
  return (
    <table className={table}>
      <caption className="mb-4 text-left">
        <h2 className="text-title-sm">{copy.accuracyTables.ascendantAndHouses}</h2>
      </caption>
      <thead>
        <tr className={`${three} border-b border-edge`}>
          <th scope="col" className={firstHead}>
            {copy.accuracyTables.againstSwissEphemeris}
          </th>
          <th scope="col" className={head}>
            {copy.accuracyTables.compared}
          </th>
          <th scope="col" className={head}>
            {copy.accuracyTables.largest}
          </th>
          <th scope="col" className={head}>
            {copy.accuracyTables.typical}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([row, figures]) => (
          <tr key={row} className={`${three} border-b border-line`}>
            <th scope="row" className={name}>
              {row}
            </th>
            <td className={number}>{figures.count}</td>
            <Figures figures={figures} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
