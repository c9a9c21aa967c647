import type { AdminInsights } from '@palm/contract/admin';
import { Card } from '../../../ui/card.tsx';
import { BarList } from './bar-list.tsx';
import { shareWords } from './figure-words.ts';
import { copy } from '../copy.ts';

type Step = AdminInsights['funnel'][number]['step'];

const stepNames = {
  visited: copy.funnel.visits,
  joined: copy.funnel.accountsCreated,
  confirmed: copy.funnel.emailConfirmed,
  birth_details: copy.funnel.birthDetailsEntered,
  reading: copy.funnel.firstReading,
  subscribed: copy.funnel.subscriptionOrTrial,
} as const satisfies Record<Step, string>;

export function Funnel({ funnel }: { funnel: AdminInsights['funnel'] }) {
  const joined = funnel.find(({ step }) => step === 'joined')?.count ?? 0;
  return (
    <Card>
      <h3 className="text-title-sm">{copy.funnel.funnel}</h3>
      <p className="mt-1 mb-5 text-small text-paper-dim">{copy.funnel.last30DaysVisitsNew}</p>
      <BarList
        bars={funnel.map(({ step, count }) => ({
          name: stepNames[step],
          count,
          // A visit is a browser tab: there are hundreds for each account, and beside them no bar would be seen.
          share: step === 'visited' ? null : count / Math.max(1, joined),
          note: step === 'visited' || step === 'joined' ? '' : shareWords(count, joined),
        }))}
      />
    </Card>
  );
}
