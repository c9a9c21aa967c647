import { signAt } from '@palm/astrology/sign-at';
import { SIGNS } from '@palm/astrology/vocabulary';
import { degreeWords } from '../../../lib/format/degree-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { copy } from '../copy.ts';
import { cell, row, rowHead } from './chart-table-styles.ts';

interface AngleRowProps {
  angle: keyof typeof copy.chartTable.angles;
  longitude: number;
}

export function AngleRow({ angle, longitude }: AngleRowProps) {
  const { name, place } = copy.chartTable.angles[angle];
  return (
    <tr className={row}>
      <th scope="row" className={classNames(cell, rowHead, 'h-11 text-brass print:h-auto')}>
        {name}
      </th>
      <td className={cell}>{SIGNS[signAt(longitude)].name}</td>
      <td className={classNames(cell, 'tabular-nums')}>{degreeWords(longitude % 30)}</td>
      <td colSpan={2} className={classNames(cell, 'text-paper-dim')}>
        {place}
      </td>
    </tr>
  );
}
