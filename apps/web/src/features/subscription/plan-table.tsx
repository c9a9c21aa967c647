import { type Plan, plans } from '@palm/contract/plans';
import { copy } from './copy.ts';

const amount = (value: number): string =>
  Number.isFinite(value) ? value.toLocaleString('en-US') : 'unlimited';

/** What a plan allows, row by row, straight from the table that the server enforces. */
const rows: readonly (readonly [name: string, of: (plan: Plan) => string])[] = [
  [copy.planTable.kindsOfDailyReading, ({ dailyReadings }) => amount(dailyReadings.length)],
  [copy.planTable.palmScans, ({ palmScans }) => amount(palmScans)],
  [copy.planTable.palmResult, ({ palmResult }) => palmResult],
  [copy.planTable.savedPalmReadings, ({ savedReadings }) => amount(savedReadings)],
  [copy.planTable.oracleMessagesDay, ({ chatMessagesPerDay }) => amount(chatMessagesPerDay)],
];

/** The current plan beside Premium. */
export function PlanTable({ name, plan }: { name: string; plan: Plan }) {
  return (
    <table className="w-full text-left text-small">
      <caption className="sr-only">{copy.planTable.whatEachPlanAllows}</caption>
      <thead>
        <tr className="border-b border-edge text-brass">
          <th scope="col" className="pb-2 font-medium">
            <span className="sr-only">{copy.planTable.what}</span>
          </th>
          <th scope="col" className="pb-2 font-medium">
            {name}
          </th>
          <th scope="col" className="pb-2 font-medium">
            {copy.planTable.premium}
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
