import type { AdminInsights } from '@palm/contract/admin';
import { Card } from '../../../ui/card.tsx';
import { BarList } from './bar-list.tsx';
import { shareWords } from './figure-words.ts';

type Step = AdminInsights['funnel'][number]['step'];

const stepNames = {
  visited: 'Visits',
  joined: 'Accounts created',
  confirmed: 'Email confirmed',
  birth_details: 'Birth details entered',
  reading: 'First reading',
  subscribed: 'Subscription or trial',
} as const satisfies Record<Step, string>;

export function Funnel({ funnel }: { funnel: AdminInsights['funnel'] }) {
  const joined = funnel.find(({ step }) => step === 'joined')?.count ?? 0;
  return (
    <Card>
      <h3 className="text-title-sm">Funnel</h3>
      <p className="mt-1 mb-5 text-small text-paper-dim">
        Last 30 days: visits, new accounts, and how many of these accounts reached each step.
      </p>
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
