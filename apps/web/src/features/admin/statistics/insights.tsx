import { calls } from '@palm/contract/calls';
import { ADMIN_TREND_DAYS } from '@palm/contract/limits';
import { useState } from 'react';
import { queryKeys } from '../../../lib/api/query-keys.ts';
import { buttonLook } from '../../../ui/button-look.ts';
import { AdminAnswer } from '../admin-answer.tsx';
import { Funnel } from './funnel.tsx';
import { ModelPanel } from '../operations/model-panel.tsx';
import type { Period } from './period.ts';
import { ReadingsByType } from './readings-by-type.tsx';
import { Trends } from './trends.tsx';
import { useAdminQuery } from '../use-admin-query.ts';
import { copy } from '../copy.ts';

export function Insights() {
  const [days, setDays] = useState<Period>(30);
  const insights = useAdminQuery(queryKeys.adminInsights, calls.adminInsights, { days });
  return (
    <section aria-labelledby="insights" className="space-y-6">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="insights" className="text-title-sm">
          {copy.insights.trends}
        </h2>
        <PeriodChoice days={days} onChoose={setDays} />
      </header>
      <AdminAnswer query={insights} what={copy.insights.figures} lines={6}>
        {({ days: trend, funnel, readings }) => (
          <>
            <Trends days={trend} />
            <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
              <Funnel funnel={funnel} />
              <ReadingsByType readings={readings} />
            </div>
          </>
        )}
      </AdminAnswer>
      <ModelPanel days={days} />
    </section>
  );
}

function PeriodChoice({ days, onChoose }: { days: Period; onChoose: (days: Period) => void }) {
  return (
    <fieldset className="flex gap-3">
      <legend className="sr-only">{copy.insights.period}</legend>
      {ADMIN_TREND_DAYS.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === days}
          onClick={() => onChoose(choice)}
          className={`${buttonLook('quiet')} aria-pressed:border-brass aria-pressed:bg-raised aria-pressed:text-brass-bright`}
        >
          {copy.insights.days(choice)}
        </button>
      ))}
    </fieldset>
  );
}
