import { type Plan, plans } from '@palm/contract/plans';

const amount = (value: number): string =>
  Number.isFinite(value) ? value.toLocaleString('en-US') : 'unlimited';

/** What a plan allows, row by row, straight from the table that the server enforces. */
const rows: readonly (readonly [name: string, of: (plan: Plan) => string])[] = [
  ['Kinds of daily reading', ({ dailyReadings }) => amount(dailyReadings.length)],
  ['Palm scans', ({ palmScans }) => amount(palmScans)],
  ['Palm result', ({ palmResult }) => palmResult],
  ['Saved palm readings', ({ savedReadings }) => amount(savedReadings)],
  ['Oracle messages a day', ({ chatMessagesPerDay }) => amount(chatMessagesPerDay)],
];

/** The current plan beside Premium. */
export function PlanTable({ name, plan }: { name: string; plan: Plan }) {
  return (
    <table className="w-full text-left text-small">
      <caption className="sr-only">What each plan allows</caption>
      <thead>
        <tr className="border-b border-edge text-brass">
          <th scope="col" className="pb-2 font-medium">
            <span className="sr-only">What</span>
          </th>
          <th scope="col" className="pb-2 font-medium">
            {name}
          </th>
          <th scope="col" className="pb-2 font-medium">
            Premium
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([row, of]) => (
          <tr key={row} className="border-b border-line">
            <th scope="row" className="py-2 pr-3 font-normal text-paper-dim">
              {row}
            </th>
            <td className="py-2 pr-3">{of(plan)}</td>
            <td className="py-2">{of(plans.premium)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
