import type { Deps } from './deps.ts';
import { sendConfirmation, sendPasswordReset } from './features/accounts/jobs.ts';
import { mailConfirmation } from './features/accounts/mail-confirmation.ts';
import { mailPasswordReset } from './features/accounts/password-reset.ts';
import { sendDailyMail } from './features/daily-mail/jobs.ts';
import { mailTheDay } from './features/daily-mail/send-daily-mail.ts';
import { endNow } from './features/subscriptions/end-billing.ts';
import {
  endAtProvider,
  refreshSubscription,
  sendBillingMail,
} from './features/subscriptions/jobs.ts';
import { mailNotice } from './features/subscriptions/mail-notice.ts';
import { syncSubscription } from './features/subscriptions/sync-subscription.ts';
import { GiveUp, type JobHandler } from './platform/jobs/jobs.ts';
import { MailRefused } from './platform/mail/mail.ts';

/** Which verb does which job. */
export async function workOnJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(
    sendConfirmation,
    mailing((payload) => mailConfirmation(deps, payload)),
  );
  await deps.jobs.work(
    sendPasswordReset,
    mailing((payload) => mailPasswordReset(deps, payload)),
  );
  await deps.jobs.work(
    sendBillingMail,
    mailing((payload) => mailNotice(deps, payload)),
  );
  await deps.jobs.work(
    sendDailyMail,
    mailing((payload, signal) => mailTheDay(deps, payload, signal)),
  );
  await deps.jobs.work(refreshSubscription, ({ subscriptionId }) =>
    syncSubscription(deps, subscriptionId),
  );
  await deps.jobs.work(endAtProvider, (payload) => endNow(deps, payload));
  await deps.jobs.start();
}

/** An address that refuses mail today refuses it in an hour too. */
const mailing =
  <Payload>(send: JobHandler<Payload>): JobHandler<Payload> =>
  async (payload, signal) => {
    try {
      await send(payload, signal);
    } catch (error) {
      throw error instanceof MailRefused ? new GiveUp(error.message, { cause: error }) : error;
    }
  };
