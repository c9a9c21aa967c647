import type { Deps } from './deps.ts';
import { sendConfirmation, sendPasswordReset } from './features/accounts/jobs.ts';
import { mailConfirmation } from './features/accounts/mail-confirmation.ts';
import { mailPasswordReset } from './features/accounts/password-reset.ts';
import { GiveUp } from './platform/jobs/jobs.ts';
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
  await deps.jobs.start();
}

/** An address that refuses mail today refuses it in an hour too. */
const mailing =
  <Payload>(send: (payload: Payload) => Promise<void>) =>
  async (payload: Payload): Promise<void> => {
    try {
      await send(payload);
    } catch (error) {
      throw error instanceof MailRefused ? new GiveUp(error.message, { cause: error }) : error;
    }
  };
