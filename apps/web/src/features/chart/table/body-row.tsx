import { BODIES, type BodyId } from '@palm/astrology/vocabulary';
import type { ChartBody } from '@palm/contract/chart';
import { classNames } from '../../../ui/class-names.ts';
import { bodyPaths } from '../../../ui/engraving/body-paths.ts';
import { motionWords, placeWords, signWords } from '../chart-words.ts';
import { copy } from '../copy.ts';
import { cell, row, rowHead } from './chart-table-styles.ts';

interface BodyRowProps {
  body: ChartBody;
  isChosen: boolean;
  onChoose: (body: BodyId | null) => void;
  hasHouses: boolean;
}

export function BodyRow({ body, isChosen, onChoose, hasHouses }: BodyRowProps) {
  const { name } = BODIES[body.id];
  return (
    <tr className={classNames(row, isChosen && 'bg-line')}>
      <th scope="row" className={classNames(cell, rowHead)}>
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={() => onChoose(isChosen ? null : body.id)}
          className="flex min-h-11 w-full items-center gap-2 text-left hover:text-brass-bright print:min-h-0"
        >
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            className="size-4.5 shrink-0 max-[23rem]:hidden"
            fill="none"
          >
            <path
              d={bodyPaths[body.id]}
              stroke="currentColor"
              strokeWidth="1.6"
              strokeLinecap="round"
            />
          </svg>
          {name}
        </button>
      </th>
      <td className={cell}>{signWords(body)}</td>
      <td className={classNames(cell, 'tabular-nums')}>{placeWords(body)}</td>
      {hasHouses && (
        <td className={cell}>
          <span className="hidden large-text:inline">{copy.chartTable.house}</span>
          {body.house}
        </td>
      )}
      <td className={classNames(cell, body.isRetrograde ? 'text-paper' : 'text-paper-dim')}>
        {motionWords(body)}
      </td>
    </tr>
  );
}
