import type { ServerHealth as Health } from '@palm/contract/admin';
import { calls } from '@palm/contract/calls';
import { queryKeys } from '../../../lib/api/query-keys.ts';
import { Card } from '../../../ui/card.tsx';
import { AdminAnswer } from '../admin-answer.tsx';
import { DeadLetters } from './dead-letters.tsx';
import { countWords, momentWords } from '../statistics/figure-words.ts';
import { JobTable } from './job-table.tsx';
import { useAdminQuery } from '../use-admin-query.ts';

export function ServerHealth() {
  const health = useAdminQuery(queryKeys.adminHealth, calls.adminHealth, {});
  return (
    <section aria-labelledby="server-health">
      <h2 id="server-health" className="mb-6 text-title-sm">
        Mail and jobs
      </h2>
      <AdminAnswer query={health} what="The state of mail and jobs" lines={4}>
        {({ mail, queues, deadLetters }) => (
          <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
            <Card>
              <h3 className="text-title-sm">Health</h3>
              <MailLine mail={mail} />
              <JobTable queues={queues} />
            </Card>
            <DeadLetters letters={deadLetters} />
          </div>
        )}
      </AdminAnswer>
    </section>
  );
}

const ways = {
  smtp: 'Email is sent by SMTP.',
  outbox: 'Email stays in the local outbox.',
} as const satisfies Record<Health['mail']['leavesBy'], string>;

function MailLine({ mail }: { mail: Health['mail'] }) {
  const { waiting, retrying, failed, oldestWaitingAt, sentDaily, stopped } = mail;
  return (
    <p className="mt-1 mb-5 text-small text-paper-dim">
      {ways[mail.leavesBy]} {countWords(waiting)} waiting, {countWords(retrying)} to retry,{' '}
      <span className={failed > 0 ? 'text-ember' : undefined}>{countWords(failed)} failed</span>.
      {oldestWaitingAt !== null &&
        ` The oldest has been waiting since ${momentWords(oldestWaitingAt)}.`}
      {` ${countWords(sentDaily)} daily ${sentDaily === 1 ? 'email' : 'emails'} sent in the last 24 hours.`}
      {stopped > 0 && ` ${countWords(stopped)} addresses bounce and are skipped.`}
    </p>
  );
}
