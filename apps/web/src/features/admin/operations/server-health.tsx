import type { ServerHealth as Health } from '@palm/contract/admin';
import { calls } from '@palm/contract/calls';
import { queryKeys } from '../../../lib/api/query-keys.ts';
import { Card } from '../../../ui/card.tsx';
import { AdminAnswer } from '../admin-answer.tsx';
import { DeadLetters } from './dead-letters.tsx';
import { countWords, momentWords } from '../statistics/figure-words.ts';
import { JobTable } from './job-table.tsx';
import { useAdminQuery } from '../use-admin-query.ts';
import { withElements } from '../../../ui/with-elements.tsx';
import { copy } from '../copy.ts';

export function ServerHealth() {
  const health = useAdminQuery(queryKeys.adminHealth, calls.adminHealth, {});
  return (
    <section aria-labelledby="server-health">
      <h2 id="server-health" className="mb-6 text-title-sm">
        {copy.serverHealth.mailAndJobs}
      </h2>
      <AdminAnswer query={health} what={copy.serverHealth.stateOfMailAndJobs} lines={4}>
        {({ mail, queues, deadLetters }) => (
          <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
            <Card>
              <h3 className="text-title-sm">{copy.serverHealth.health}</h3>
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
  smtp: copy.serverHealth.emailIsSentBySmtp,
  outbox: copy.serverHealth.emailStaysInLocalOutbox,
} as const satisfies Record<Health['mail']['leavesBy'], string>;

function MailLine({ mail }: { mail: Health['mail'] }) {
  const { waiting, retrying, failed, oldestWaitingAt, sentDaily, stopped } = mail;
  return (
    <p className="mt-1 mb-5 text-small text-paper-dim">
      {ways[mail.leavesBy]}{' '}
      {withElements(copy.serverHealth.counts, {
        waiting: countWords(waiting),
        retrying: countWords(retrying),
        failed: (
          <span className={failed > 0 ? 'text-ember' : undefined}>
            {copy.serverHealth.failed(countWords(failed))}
          </span>
        ),
      })}{' '}
      {oldestWaitingAt !== null &&
        copy.serverHealth.oldestHasBeenWaitingSince(momentWords(oldestWaitingAt))}{' '}
      {copy.serverHealth.sentDaily(countWords(sentDaily), sentDaily === 1)}{' '}
      {stopped > 0 && copy.serverHealth.addressesBounceAndAreSkipped(countWords(stopped))}
    </p>
  );
}
