import type { BodyId } from '@palm/astrology/vocabulary';
import type { Chart } from '@palm/contract/chart';
import { classNames } from '../../../ui/class-names.ts';
import { copy } from '../copy.ts';
import { AngleRow } from './angle-row.tsx';
import { cell } from './chart-table-styles.ts';
import { BodyRow } from './body-row.tsx';

interface ChartTableProps {
  chart: Chart;
  chosen: BodyId | null;
  onChoose: (body: BodyId | null) => void;
}

/** The wheel as a table. */
export function ChartTable({ chart, chosen, onChoose }: ChartTableProps) {
  const { bodies, houses } = chart;
  const { planet, sign, degree, house, motion } = copy.chartTable.heads;
  const heads = [planet, sign, degree, ...(houses ? [house] : []), motion];
  return (
    <table className="w-full border-collapse text-left text-label large-text:block large-text:*:block">
      <caption className="sr-only">{copy.chartTable.positionsAtYourBirth}</caption>
      <thead className="large-text:sr-only">
        <tr className="border-b border-edge">
          {heads.map((head) => (
            <th key={head} scope="col" className={classNames(cell, 'pb-2 font-medium text-brass')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bodies.map((body) => (
          <BodyRow
            key={body.id}
            body={body}
            isChosen={body.id === chosen}
            onChoose={onChoose}
            hasHouses={houses !== null}
          />
        ))}
        {houses && <AngleRow angle="ascendant" longitude={houses.ascendant} />}
        {houses && <AngleRow angle="midheaven" longitude={houses.midheaven} />}
      </tbody>
    </table>
  );
}
