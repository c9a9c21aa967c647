import { type Plan, plans } from '@palm/contract/plans';
import { classNames } from '../../../ui/class-names.ts';
import { copy } from '../copy.ts';

const amount = (value: number): string =>
  Number.isFinite(value) ? value.toLocaleString('en-US') : copy.planTable.noLimit;

/** What a plan allows, row by row, straight from the table that the server enforces. */
export const planRows: readonly (readonly [name: string, of: (plan: Plan) => string])[] = [
  [copy.planTable.daily, ({ dailyReadings }) => amount(dailyReadings.length)],
  [copy.planTable.scans, ({ palmScans }) => amount(palmScans)],
  [copy.planTable.result, ({ palmResult }) => palmResult],
  [copy.planTable.saved, ({ savedReadings }) => amount(savedReadings)],
  [copy.planTable.questions, ({ chatMessagesPerDay }) => amount(chatMessagesPerDay)],
];

const columns = [
  { name: copy.planTable.free, plan: plans.free, isLast: false },
  { name: copy.planTable.trial, plan: plans.trial, isLast: false },
  { name: copy.planTable.after, plan: plans.premium, isLast: true },
] as const;

/** With large letters a row's name stands above its three cells. */
const TRIPLE = 'large-text:grid large-text:grid-cols-3';

/** Free, trial and after it, side by side. */
export function PlanTable() {
  return (
    <table className="w-full text-left text-small large-text:block">
      <caption className="sr-only">{copy.planTable.caption}</caption>
      <thead className="large-text:block">
        <tr className={`${TRIPLE} border-b border-line text-label text-paper-dim`}>
          <th scope="col" className="w-[44%] pb-2.5 large-text:hidden">
            <span className="sr-only">{copy.planTable.what}</span>
          </th>
          {columns.map(({ name, isLast }) => (
            <th
              key={name}
              scope="col"
              className={classNames('pb-2.5 font-medium', isLast && 'text-brass-bright')}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="large-text:block">
        {planRows.map(([row, of]) => (
          <tr key={row} className={`${TRIPLE} border-b border-line`}>
            <th
              scope="row"
              className="py-3 pr-4 font-normal text-paper-dim large-text:col-span-3 large-text:pb-0"
            >
              {row}
            </th>
            {columns.map(({ name, plan, isLast }) => (
              <td
                key={name}
                className={classNames(
                  'py-3 large-text:text-label',
                  isLast ? 'text-brass-bright' : 'pr-2',
                )}
              >
                {of(plan)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
