import type { AdminInsights } from '@palm/contract/admin';
import { Card } from '../../../ui/card.tsx';
import { BarList } from './bar-list.tsx';
import { shareWords, typeWords } from './figure-words.ts';
import { copy } from '../copy.ts';

export function ReadingsByType({ readings }: { readings: AdminInsights['readings'] }) {
  const total = readings.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card>
      <h3 className="text-title-sm">{copy.readingsByType.readingsByType}</h3>
      <p className="mt-1 mb-5 text-small text-paper-dim">
        {copy.readingsByType.countsOnlyTextsOfReadings}
      </p>
      {readings.length === 0 ? (
        <p className="text-small text-paper-dim">{copy.readingsByType.noReadingsInThisPeriod}</p>
      ) : (
        <BarList
          bars={readings.map(({ type, count }) => ({
            name: typeWords(type),
            count,
            share: count / Math.max(1, total),
            note: shareWords(count, total),
          }))}
        />
      )}
    </Card>
  );
}
