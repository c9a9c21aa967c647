import { BODIES, type BodyId } from '@palm/astrology/vocabulary';
import { signAt } from '@palm/astrology/sign-at';
import { SIGNS } from '@palm/astrology/vocabulary';
import type { Chart, ChartBody } from '@palm/contract/chart';
import { degreeWords } from '../../lib/format/degree-words.ts';
import { classNames } from '../../ui/class-names.ts';
import { bodyPaths } from '../../ui/engraving/body-paths.ts';
import { motionWords, placeWords, signWords } from './chart-words.ts';
import { copy } from './copy.ts';

interface ChartTableProps {
  chart: Chart;
  chosen: BodyId | null;
  onChoose: (body: BodyId | null) => void;
}

const cell = 'py-0.5 pr-3 align-middle last:pr-0 max-[23rem]:pr-1';
/** With large letters a row's cells follow one another below its name. */
const row = 'border-b border-line large-text:flex large-text:flex-wrap large-text:gap-x-3';
const rowHead = 'font-medium large-text:w-full';

/** The wheel as a table. */
export function ChartTable({ chart, chosen, onChoose }: ChartTableProps) {
  const { bodies, houses } = chart;
  const { planet, sign, degree, house, motion } = copy.chartTable.heads;
  const heads = [planet, sign, degree, ...(houses ? [house] : []), motion];
  return (
    <table className="w-full border-collapse text-left text-label sm:text-small large-text:block large-text:*:block">
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

interface BodyRowProps {
  body: ChartBody;
  isChosen: boolean;
  onChoose: (body: BodyId | null) => void;
  hasHouses: boolean;
}

function BodyRow({ body, isChosen, onChoose, hasHouses }: BodyRowProps) {
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

interface AngleRowProps {
  angle: keyof typeof copy.chartTable.angles;
  longitude: number;
}

function AngleRow({ angle, longitude }: AngleRowProps) {
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
