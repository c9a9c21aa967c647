import type { BodyId } from '@palm/astrology/vocabulary';
import type { Chart } from '@palm/contract/chart';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SmallEmptyWheel } from '../../ui/engraving/empty-wheel.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { BodyFacts } from './body-facts.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { ChartTable } from './table/chart-table.tsx';
import { housesWords } from './chart-words.ts';
import { NatalWheel } from './wheel/natal-wheel.tsx';
import { SunSignNote } from './sun-sign-note.tsx';
import { useChart } from './use-chart.ts';
import { copy } from './copy.ts';

export function YourChart() {
  const { data: chart, isPending, refetch } = useChart();
  if (isPending) return <ChartSkeleton />;
  if (chart === undefined) return <NotDrawn onRetry={() => void refetch()} />;
  return chart === null ? <NoBirthDate /> : <DrawnChart chart={chart} />;
}

function DrawnChart({ chart }: { chart: Chart }) {
  const [chosen, choose] = useState<BodyId | null>(null);
  const shown = { chart, chosen, onChoose: choose };
  return (
    <section aria-labelledby="chart-title">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="chart-title" className="text-title-sm">
          {copy.yourChart.yourChart}
        </h2>
        <Button variant="text" className="justify-end print:hidden" onClick={() => window.print()}>
          {copy.yourChart.print}
        </Button>
      </div>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[1fr_26rem] print:block">
        <div className="mx-auto w-full max-w-144 self-start lg:sticky lg:top-6 print:max-w-120">
          <NatalWheel {...shown} />
          <BodyFacts {...shown} />
        </div>
        <div className="space-y-6">
          <SunSignNote chart={chart} />
          <ChartTable {...shown} />
          <p className="text-small text-paper-dim">
            {housesWords(chart.houses)} {copy.yourChart.solidLinesAreEasyAspects}{' '}
            <Link to={paths.accuracy} className="text-link print:hidden">
              {copy.yourChart.howAccurateThisIs}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

function NoBirthDate() {
  return (
    <EmptyState
      engraving={<SmallEmptyWheel />}
      title={copy.yourChart.yourChartIsStillEmpty}
      action={<LinkButton to={paths.profileSetup}>{copy.yourChart.addMyBirthDetails}</LinkButton>}
    >
      {copy.yourChart.tellUsWhenAndWhere}
    </EmptyState>
  );
}

function NotDrawn({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="problem">
      <p>{copy.yourChart.weCouldntLoadYourChart}</p>
      <Button variant="text" onClick={onRetry}>
        {copy.yourChart.tryAgain}
      </Button>
    </Notice>
  );
}
