import { PREMIUM_PRICE, TRIAL_DAYS } from '@palm/contract/price';
import { plans } from '@palm/contract/plans';
import { paths } from '../../lib/navigation/paths.ts';
import { live } from '../../lib/deferred-hydration/live-part.ts';
import { useUtcDay } from '../../lib/dates/use-utc-day.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LedgerRows } from './ledger-rows.tsx';
import { copy } from './copy.ts';

const { trial, premium } = plans;

/** Names each limit of the trial. */
const gives = [
  copy.premiumOffer.everyDailyReadingFromYour,
  copy.premiumOffer.unlimitedQuestionsToOracle,
  copy.premiumOffer.fullPalmReadingsScanDuring(trial.palmScans),
  copy.premiumOffer.savedPalmReadingsDuringTrial(trial.savedReadings, premium.savedReadings),
] as const;

/** The offer, its price, and the day of the first charge. */
export function PremiumOffer({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section
      aria-labelledby="premium"
      className="set-when-near grid gap-x-13 gap-y-9 border border-edge p-6 [--room:54rem] md:p-10 lg:grid-cols-[1fr_1.15fr] lg:p-13 md:[--room:42rem] lg:[--room:26rem]"
    >
      <div>
        <p className="label mb-4">{copy.premiumOffer.oraclePremium}</p>
        <h2 id="premium" className="text-title">
          {copy.premiumOffer.daysFreeThen(TRIAL_DAYS, PREMIUM_PRICE)}
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
        <p className="mt-5 text-small text-paper-dim">{copy.premiumOffer.cancelInTwoClicksAt}</p>
        <LinkButton to={paths.premium} className="mt-6">
          {isSignedIn
            ? copy.premiumOffer.seeYourPlan
            : copy.premiumOffer.startYourDayFreeTrial(TRIAL_DAYS)}
        </LinkButton>
      </div>
    </section>
  );
}

function Ledger() {
  const today = useUtcDay();
  return (
    <table className="w-full border-collapse text-left">
      <caption className="label mb-2 text-left">{copy.premiumOffer.ifYouStartToday}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{copy.premiumOffer.whatHappensWhen}</th>
          <th scope="col">{copy.premiumOffer.whatYouPay}</th>
        </tr>
      </thead>
      <tbody {...live('ledger')}>
        <LedgerRows today={today} />
      </tbody>
    </table>
  );
}
