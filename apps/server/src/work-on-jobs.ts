import type { Deps } from './deps.ts';
import { mailAddressCode } from './features/accounts/sign-up/mail-address-code.ts';
import { mailPasswordNotice } from './features/accounts/passwords/mail-password-notice.ts';
import { mailAddressNotice } from './features/accounts/sign-up/mail-address-notice.ts';
import {
  sendAddressCode,
  sendAddressNotice,
  sendConfirmation,
  sendPasswordNotice,
  sendPasswordReset,
} from './features/accounts/jobs.ts';
import { mailConfirmation } from './features/accounts/sign-up/mail-confirmation.ts';
import { mailPasswordReset } from './features/accounts/passwords/mail-password-reset.ts';
import { makeExport, sendExportMail } from './features/exports/jobs.ts';
import { mailExport, writeExport } from './features/exports/make-export.ts';
import { completeDeletion } from './features/account-deletion/complete-deletion.ts';
import { finishDeletion } from './features/account-deletion/jobs.ts';
import { sendDailyMail } from './features/daily-mail/jobs.ts';
import { mailTheDay } from './features/daily-mail/send-daily-mail.ts';
import { mailPageWriter } from './features/oracle/model/mail-page-writer.ts';
import { rollUpAnalytics } from './features/analytics/jobs.ts';
import { rollUp } from './features/analytics/roll-up.ts';
import { sendReminder } from './features/push/jobs.ts';
import { remind } from './features/push/remind.ts';
import { endNow } from './features/subscriptions/ending/end-billing.ts';
import {
  endAtProvider,
  refreshSubscription,
  sendBillingMail,
  tellNewAddress,
} from './features/subscriptions/jobs.ts';
import { mailNotice } from './features/subscriptions/notices/mail-notice.ts';
import { passAddressOn } from './features/subscriptions/stripe/move-customer.ts';
import { syncSubscription } from './features/subscriptions/stripe/sync-subscription.ts';
import { GiveUp, type JobHandler } from './platform/jobs/jobs.ts';
import { MailRefused } from './platform/mail/mail.ts';
import { runTask, scheduledTask } from './scheduler.ts';

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
    sendAddressCode,
    mailing((payload) => mailAddressCode(deps, payload)),
  );
  await deps.jobs.work(
    sendAddressNotice,
    mailing((payload) => mailAddressNotice(deps, payload)),
  );
  await deps.jobs.work(
    sendPasswordNotice,
    mailing((payload) => mailPasswordNotice(deps, payload)),
  );
  await deps.jobs.work(
    sendExportMail,
    mailing((payload) => mailExport(deps, payload)),
  );
  await deps.jobs.work(
    sendBillingMail,
    mailing((payload) => mailNotice(deps, payload)),
  );
  const mailDeps = { ...deps, ...mailPageWriter(deps) };
  await deps.jobs.workTogether(sendDailyMail, (tasks) => mailTheDay(mailDeps, tasks));
  await deps.jobs.work(sendReminder, (payload) => remind(deps, payload));
  await deps.jobs.work(refreshSubscription, ({ subscriptionId }) =>
    syncSubscription(deps, subscriptionId),
  );
  await deps.jobs.work(endAtProvider, (payload) => endNow(deps, payload));
  await deps.jobs.work(tellNewAddress, (payload) => passAddressOn(deps, payload));
  await deps.jobs.work(makeExport, (payload) => writeExport(deps, payload));
  await deps.jobs.work(finishDeletion, (payload) => completeDeletion(deps, payload));
  await deps.jobs.work(rollUpAnalytics, () => rollUp(deps));
  await deps.jobs.work(scheduledTask, (payload) => runTask(deps, payload));
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
