import { PREMIUM_PRICE, TRIAL_DAYS } from '@palm/contract/limits';
import { type Plan, plans } from '@palm/contract/plans';
import { Card } from '../../ui/card.tsx';

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

/** Everybody is on the free plan until there is a way to pay, so nothing here asks which it is. */
export function SubscriptionStatus() {
  return (
    <Card>
      <h2 className="mb-5 text-title-sm">Subscription Status</h2>
      <p className="font-medium">Free Account</p>
      <p className="text-paper-dim">Upgrade to unlock premium readings and insights</p>
      <table className="mt-5 w-full text-left text-small">
        <caption className="sr-only">What each plan allows</caption>
        <thead>
          <tr className="border-b border-edge text-brass">
            <th scope="col" className="pb-2 font-medium">
              <span className="sr-only">What</span>
            </th>
            <th scope="col" className="pb-2 font-medium">
              Free
            </th>
            <th scope="col" className="pb-2 font-medium">
              Premium
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, of]) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 font-normal text-paper-dim">
                {name}
              </th>
              <td className="py-2 pr-3">{of(plans.free)}</td>
              <td className="py-2">{of(plans.premium)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-small text-paper-dim">
        Oracle Premium will be {PREMIUM_PRICE} a month after {TRIAL_DAYS} days free. It cannot be
        bought yet: billing is still being built.
      </p>
    </Card>
  );
}
