import type { ServerHealth } from '@palm/contract/admin';
import { classNames } from '../../../ui/class-names.ts';
import { countWords, typeWords } from '../statistics/figure-words.ts';
import { tableRoles } from '../table-roles.ts';
import { copy } from '../copy.ts';

type Queue = ServerHealth['queues'][number];

const columns = [
  [copy.jobTable.waiting, 'waiting'],
  [copy.jobTable.running, 'running'],
  [copy.jobTable.retrying, 'retrying'],
  [copy.jobTable.planned, 'planned'],
] as const satisfies readonly (readonly [string, keyof Queue])[];

/** On a narrow screen the job name is above its four counts. */
const row = 'max-md:grid max-md:grid-cols-4';
const cell = 'md:py-2 md:pr-3 md:last:pr-0';
const name = `${cell} text-left max-md:col-span-4`;

export function JobTable({ queues }: { queues: readonly Queue[] }) {
  return (
    <table
      {...tableRoles.table}
      aria-label={copy.jobTable.jobsByKind}
      className="w-full border-collapse text-right text-small tabular-nums max-md:block"
    >
      <thead {...tableRoles.rowgroup} className="max-md:block">
        <tr {...tableRoles.row} className={`${row} border-b border-edge text-brass max-md:pb-2`}>
          <th {...tableRoles.columnheader} scope="col" className={`${name} font-medium`}>
            {copy.jobTable.job}
          </th>
          {columns.map(([words]) => (
            <th
              key={words}
              {...tableRoles.columnheader}
              scope="col"
              className={`${cell} font-medium max-md:text-label`}
            >
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.rowgroup} className="max-md:block">
        {queues.map((queue) => (
          <JobRow key={queue.job} queue={queue} />
        ))}
      </tbody>
    </table>
  );
}

function JobRow({ queue }: { queue: Queue }) {
  return (
    <tr {...tableRoles.row} className={`${row} border-b border-line last:border-0 max-md:py-2`}>
      <th {...tableRoles.rowheader} scope="row" className={`${name} font-normal`}>
        {typeWords(queue.job)}
      </th>
      {columns.map(([words, key]) => (
        <td
          key={words}
          {...tableRoles.cell}
          // Zeros are dimmed, so that other counts stand out.
          className={classNames(cell, queue[key] === 0 && 'text-paper-dim')}
        >
          {countWords(queue[key])}
        </td>
      ))}
    </tr>
  );
}
