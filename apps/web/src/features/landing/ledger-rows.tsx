import { ledgerFrom } from './charge-days.ts';

/** A plain component, so that deferred pages can render it too. */
export function LedgerRows({ today }: { today: number | null }) {
  return ledgerFrom(today).map(({ day, what, amount }) => (
    <tr key={what} className="border-b border-line align-baseline">
      <th scope="row" className="w-full py-3 pr-3 font-normal">
        <span className="block font-serif text-lead">{day}</span>
        <span className="text-small text-paper-dim">{what}</span>
      </th>
      <td className="py-3 text-right font-serif text-lead whitespace-nowrap tabular-nums">
        {amount}
      </td>
    </tr>
  ));
}
