import type { AdminInsights } from '@palm/contract/admin';
import { Card } from '../../../ui/card.tsx';
import { BarList } from './bar-list.tsx';
import { shareWords, typeWords } from './figure-words.ts';

export function ReadingsByType({ readings }: { readings: AdminInsights['readings'] }) {
  const highest = Math.max(1, ...readings.map(({ count }) => count));
  const total = readings.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card>
      <h3 className="text-title-sm">Readings by type</h3>
      <p className="mt-1 mb-5 text-small text-paper-dim">
        Counts only. The texts of readings are private.
      </p>
      {readings.length === 0 ? (
        <p className="text-small text-paper-dim">No readings in this period.</p>
      ) : (
        <BarList
          bars={readings.map(({ type, count }) => ({
            name: typeWords(type),
            count,
            share: count / highest,
            note: shareWords(count, total),
          }))}
        />
      )}
    </Card>
  );
}
