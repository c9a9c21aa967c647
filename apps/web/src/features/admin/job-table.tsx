import type { ServerHealth } from '@palm/contract/admin';
import { classNames } from '../../ui/class-names.ts';
import { countWords, typeWords } from './figure-words.ts';

type Queue = ServerHealth['queues'][number];

const columns = [
  ['Waiting', 'waiting'],
  ['Running', 'running'],
  ['Retrying', 'retrying'],
  ['Planned', 'planned'],
] as const satisfies readonly (readonly [string, keyof Queue])[];

const cell = 'py-2 pr-3 last:pr-0';

export function JobTable({ queues }: { queues: readonly Queue[] }) {
  return (
    <section
      aria-label="Jobs by kind"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else only a pointer could scroll it
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full border-collapse text-right text-label tabular-nums md:text-small">
        <thead>
          <tr className="border-b border-edge text-brass">
            <th scope="col" className={`${cell} text-left font-medium`}>
              Job
            </th>
            {columns.map(([name]) => (
              <th key={name} scope="col" className={`${cell} font-medium`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {queues.map((queue) => (
            <tr key={queue.job} className="border-b border-line last:border-0">
              <th scope="row" className={`${cell} text-left font-normal`}>
                {typeWords(queue.job)}
              </th>
              {columns.map(([name, key]) => (
                <td
                  key={name}
                  // A quiet queue stays quiet: what is not nothing is seen at once.
                  className={classNames(cell, queue[key] === 0 && 'text-paper-dim')}
                >
                  {countWords(queue[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
