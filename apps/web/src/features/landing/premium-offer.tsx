import { PREMIUM_PRICE, TRIAL_DAYS } from '@palm/contract/limits';
import { plans } from '@palm/contract/plans';
import { authThenBackTo, paths } from '../../lib/navigation/paths.ts';
import { live } from '../../lib/deferred-hydration/live-part.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LedgerRows } from './ledger-rows.tsx';
import { useUtcDay } from './use-utc-day.ts';

const { trial, premium } = plans;

/** Names each limit of the trial. */
const gives = [
  'Every daily reading, from your own chart',
  'Unlimited questions to the Oracle',
  `Full palm readings: ${trial.palmScans} scan during the trial, then unlimited`,
  `Saved palm readings: ${trial.savedReadings} during the trial, then up to ${premium.savedReadings}`,
] as const;

/** The offer, its price, and the day of the first charge. */
export function PremiumOffer({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section
      aria-labelledby="premium"
      className="set-when-near grid gap-x-13 gap-y-9 border border-edge p-6 [--room:54rem] md:p-10 lg:grid-cols-[1fr_1.15fr] lg:p-13 md:[--room:42rem] lg:[--room:26rem]"
    >
      <div>
        <p className="label mb-4">Oracle Premium</p>
        <h2 id="premium" className="text-title">
          {TRIAL_DAYS} days free, then {PREMIUM_PRICE} a month
        </h2>
        <ul className="mt-6 space-y-2 text-paper-dim">
          {gives.map((what) => (
            <li key={what} className="flex gap-3">
              <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rotate-45 bg-brass" />
              {what}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Ledger />
        <p className="mt-5 text-small text-paper-dim">
          Cancel in two clicks at any time. You pay nothing before the first charge. After it, you
          keep access until the end of the month you paid for. One trial per person.
        </p>
        <LinkButton
          to={isSignedIn ? paths.profile : authThenBackTo(paths.profile)}
          className="mt-6"
        >
          {isSignedIn ? 'See Your Plan' : `Start Your ${TRIAL_DAYS}-Day Free Trial`}
        </LinkButton>
      </div>
    </section>
  );
}

function Ledger() {
  const today = useUtcDay();
  return (
    <table className="w-full border-collapse text-left">
      <caption className="label mb-2 text-left">If you start today</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">What happens when</th>
          <th scope="col">What you pay</th>
        </tr>
      </thead>
      <tbody {...live('ledger')}>
        <LedgerRows today={today} />
      </tbody>
    </table>
  );
}
